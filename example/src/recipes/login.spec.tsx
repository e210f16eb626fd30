// @vitest-environment jsdom
/** A log-in in jsdom, with Testing Library and Tackboard's mocks. */
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { setupServer } from 'msw/node'
import { LoginPage, type LoggedIn } from 'tackboard/auth'
import { handlers, resetDb, scenario } from 'tackboard/mocks'
import { shimJsdom } from 'tackboard/mocks/jsdom'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'

const server = setupServer(...handlers())

beforeAll(() => {
  shimJsdom()
  server.listen({ onUnhandledFrame: 'error' })
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
  resetDb()
})
afterAll(() => server.close())

/** Logs in as a member of the mocks, with the right password. */
async function logIn() {
  const onLoggedIn = vi.fn<(result: LoggedIn) => void>()
  render(<LoginPage onLoggedIn={onLoggedIn} />)
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Email'), 'wren@example.com')
  await user.type(screen.getByLabelText('Password'), 'correct horse battery')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  return onLoggedIn
}

it('logs in', async () => {
  const onLoggedIn = await logIn()
  await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce())
})

it('says that the password is wrong', async () => {
  server.use(...scenario('login.wrongPassword').handlers)
  const onLoggedIn = await logIn()
  expect(await screen.findByText(/The password you entered is incorrect/)).toBeDefined()
  expect(onLoggedIn).not.toHaveBeenCalled()
})
