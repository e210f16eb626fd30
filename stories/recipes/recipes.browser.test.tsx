/** The recipes of example/src/recipes, compiled and run as an app would. */
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { LoginOutput } from 'tackboard/machines'
import { OwnLogin } from '../../example/src/recipes/OwnLogin.tsx'
import { OwnState } from '../../example/src/recipes/OwnState.tsx'

function mount(node: ReactNode) {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
  flushSync(() => root.render(node))
}

/** The member that the mocks let in with this address. */
const user = { id: '1', username: 'wren' }

/** Answers the calls of a log-in at the network's edge, so that the recipe's own client is used. */
function answer(logIn: () => Response) {
  const paths: string[] = []
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    const path = String(request)
    paths.push(path)
    return path.includes('/sso/')
      ? Response.json({ resource_response: { data: { is_sso: false } } })
      : logIn()
  })
  onTestFinished(() => spy.mockRestore())
  return paths
}

async function enter(password = 'correct horse battery') {
  await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), 'wren@example.com')
  await userEvent.fill(page.getByLabelText('Password'), password)
  await userEvent.click(page.getByRole('button', { name: 'Enter' }))
}

const refusal = (api_error_code: number) =>
  Response.json({ resource_response: { error: { api_error_code, message: 'No.' } } }, { status: 401 })

function mountOwnLogin() {
  const onLoggedIn = vi.fn<(member: unknown) => void>()
  const onOtherOutcome = vi.fn<(output: LoginOutput) => void>()
  mount(<OwnLogin onLoggedIn={onLoggedIn} onOtherOutcome={onOtherOutcome} />)
  return { onLoggedIn, onOtherOutcome }
}

it('an own UI on loginMachine logs in', async () => {
  const paths = answer(() => Response.json({ resource_response: { data: { user } } }))
  const { onLoggedIn } = mountOwnLogin()
  await enter()
  await expect.poll(() => onLoggedIn.mock.calls).toEqual([[expect.objectContaining(user)]])
  expect(paths.at(-1)).toBe('/v3/login/')
})

it('an own UI on loginMachine says in its own words that a password is wrong', async () => {
  answer(() => refusal(1009))
  const { onLoggedIn } = mountOwnLogin()
  await enter()
  await expect.element(page.getByText('That is not the password of this account.')).toBeVisible()
  expect(onLoggedIn).not.toHaveBeenCalled()
})

it('an own UI on loginMachine says in its own words that there were too many attempts', async () => {
  answer(() => refusal(1011))
  mountOwnLogin()
  await enter()
  const dialog = page.getByRole('alert').nth(1)
  await expect.poll(() => dialog.query()?.textContent).toContain('Too many attempts. Please wait a while.')
  await userEvent.click(page.getByRole('button', { name: 'Back' }))
  await expect.element(dialog).not.toBeInTheDocument()
})

it('an own UI on loginMachine leads on to two-factor', async () => {
  answer(() => refusal(1001))
  const { onOtherOutcome } = mountOwnLogin()
  await enter()
  await expect.poll(() => onOtherOutcome.mock.calls[0]?.[0].outcome).toBe('mfaRequired')
})

it('LoginView runs on an own state with loginViewDefaults', async () => {
  const logIn = vi.fn<(email: string, password: string) => Promise<void>>()
  logIn.mockRejectedValueOnce(new Error('The garden is closed.')).mockReturnValueOnce(new Promise(() => {}))
  mount(<OwnState logIn={logIn} />)
  const button = page.getByRole('button', { name: 'Log in' })
  await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), 'wren@example.com')
  await userEvent.click(button)
  await expect.element(page.getByText('You missed a spot! Don’t forget to add your password.')).toBeVisible()
  await userEvent.fill(page.getByLabelText('Password', { exact: true }), 'secret')
  await userEvent.click(button)
  await expect.element(page.getByText('The garden is closed.')).toBeVisible()
  await userEvent.click(button)
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  expect(logIn).toHaveBeenLastCalledWith('wren@example.com', 'secret')
})
