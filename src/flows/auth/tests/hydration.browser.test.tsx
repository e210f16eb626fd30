import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, emailField, focused, logIn, soon } from '../../../../testing/stage/person.ts'
import { AuthModal } from '../shell/AuthModal.tsx'
import { LoginPage } from '../shell/LoginPage.tsx'

const viewer = {
  type: 'UNAUTH',
  isAuth: false,
  personalization: {
    firstName: 'Wren',
    email: 'wren@example.com',
    hasPassword: true,
    connectedToFacebook: true,
    connectedToGoogle: true,
  },
} as const

// React hydrates in a separate task; from then on, the element has its props.
const hydrated = () => soon(() => expect(Object.keys(emailField()).join(' ')).toContain('__reactProps'))

/** The page without the picture at its side, which is loaded after hydration. */
function formOf(host: Element) {
  const copy = document.createElement('div')
  copy.innerHTML = host.querySelector('main')?.outerHTML ?? ''
  copy.querySelector('[data-at="aside"] > div')?.replaceChildren()
  return copy.innerHTML
}

/** Every warning of React lands in the console, and a word in the console fails the test. */
describe.each(modes)('I2 hydrated over the HTML of the server, %s', (_, mount) => {
  it.each(['page', 'business', 'businessRevamped'] as const)(
    'I2 the page %s takes over without a word and without a change',
    async (variant) => {
      const { host, consoleOutput } = mount(<LoginPage variant={variant} />, {
        isHydrated: true,
        country: 'JP',
      })
      const html = formOf(host)
      expect(html).toContain('Continue with LINE')
      await hydrated()
      expect(formOf(host)).toBe(html)
      expect(consoleOutput).toEqual([])
    },
  )

  it('I2 the greeting of a recognised person takes over without a word', async () => {
    const { host, consoleOutput } = mount(<LoginPage />, { isHydrated: true, viewer })
    expect(host.innerHTML).toContain('Welcome back, Wren!')
    await hydrated()
    expect(emailField().value).toBe('wren@example.com')
    expect(consoleOutput).toEqual([])
  })

  it('I2 the modal takes over without a word, and becomes modal', async () => {
    const { consoleOutput } = mount(<AuthModal onClose={() => {}} />, { isHydrated: true })
    await hydrated()
    await soon(() => expect(document.querySelectorAll('dialog:modal')).toHaveLength(1))
    expect(focused()).toBe('email')
    expect(consoleOutput).toEqual([])
  })

  it('I2 what was typed before the script loaded is kept and submitted', async () => {
    const { calls } = mount(<LoginPage />, { isHydrated: true })
    emailField().value = 'early@example.com'
    await hydrated()
    expect(emailField().value).toBe('early@example.com')
    emailField().focus()
    await userEvent.tab()
    await userEvent.keyboard('secret{Enter}')
    await soon(() =>
      expect(calls.find(({ name }) => name === 'logIn')?.payload).toMatchObject({
        username_or_email: 'early@example.com',
        password: 'secret',
      }),
    )
  })

  it('I2 and then it works', async () => {
    const { platform } = mount(<LoginPage />, { isHydrated: true })
    await hydrated()
    await byRole('heading', 'Log in')
    await logIn()
    await soon(() => expect(platform.navigation.visited).toEqual(['/']))
  })
})
