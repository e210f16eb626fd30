import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { modes, type Mounted, type MountOptions } from '../../../../testing/stage/mountFlow.tsx'
import {
  allText,
  byRole,
  field,
  fill,
  focused,
  press,
  see,
  soon,
  tabStops,
} from '../../../../testing/stage/person.ts'
import { NewPasswordPage } from './NewPasswordPage.tsx'

const LABEL = 'New password'
const SAVE = 'Save new password'
const PASSWORD = 'wide open sky 42'
const at = (query: string) => ({ browser: { href: `https://tackboard.example/password/new/?${query}` } })
const payloads = ({ calls }: Mounted) =>
  calls.filter((call) => !call.isAborted()).map(({ name, payload }) => ({ name, payload }))
const saves = async (password = PASSWORD) => {
  await fill(LABEL, password)
  await press(SAVE)
}
const role = (name: string) => [...document.querySelectorAll(`main [role=${name}]`)].map((e) => e.textContent)

describe.each(modes)('the page for a new password, %s', (_, mount) => {
  const mountPage = (options: MountOptions = {}) =>
    mount(<NewPasswordPage />, { ...at('token=wrens-link&ue=wren'), ...options })

  it('checks the link, sets the password, and goes where a log-in leads', async () => {
    const mounted = mountPage({ policy: { paths: { afterLogin: '/feed/' } } })
    await see('For wren@example.com')
    await saves()
    await soon(() => expect(mounted.platform.navigation.visited).toEqual(['/feed/']))
    expect(payloads(mounted)).toEqual([
      { name: 'checkPasswordLink', payload: { token: 'wrens-link' } },
      { name: 'setPassword', payload: { token: 'wrens-link', password: PASSWORD } },
    ])
    expect(mounted.log).toEqual([
      { level: 'info', event: 'newPassword.succeeded', details: { isLoggedIn: true } },
    ])
  })

  it.each(['//evil.com', 'javascript:alert(1)', '/login/', 'https://evil.example/'])(
    'A1, A3, A11 goes nowhere else for next=%s',
    async (next) => {
      const { platform } = mountPage(at(`token=wrens-link&next=${encodeURIComponent(next)}`))
      await saves()
      await soon(() => expect(platform.navigation.visited).toEqual(['/']))
    },
  )

  it('leads to the log-in where the new password does not log in', async () => {
    const { platform } = mountPage(at('token=rowans-link'))
    await saves()
    await byRole('heading', 'Your password has been changed')
    expect([platform.navigation.visited, focused()]).toEqual([[], 'h1 Your password has been changed'])
    expect((await byRole('link', 'Log in')).getAttribute('href')).toBe('/login/')
  })

  it('C2 the token is out of the address before anything is asked, and in no log and no element', async () => {
    const mounted = mountPage({ given: 'newPassword.offline' })
    expect(mounted.platform.navigation.href()).toBe('https://tackboard.example/password/new/?ue=wren')
    await saves()
    await see('You’re offline.')
    expect(JSON.stringify([mounted.log, mounted.calls.map(({ url }) => url)])).not.toMatch(
      /wrens-link|wide open/,
    )
    expect(mounted.host.innerHTML).not.toMatch(/wrens-link|wide open/)
  })

  it.each([
    ['', 'This link doesn’t work', 0],
    ['token=nonsense&', 'This link doesn’t work', 1],
    ['token=expired-link&', 'This link has expired', 1],
    ['token=used-link&', 'This link has already been used', 1],
  ])('the query %j: %s, and the way to a new link keeps the email', async (query, title, calls) => {
    const mounted = mountPage(at(`${query}ue=wren%40example.com`))
    await byRole('heading', title)
    expect((await byRole('link', 'Get a new link')).getAttribute('href')).toBe(
      '/password/reset/?ue=wren%40example.com',
    )
    expect([payloads(mounted).length, mounted.log.map(({ details }) => details['row'])]).toEqual([
      calls,
      [expect.stringMatching(/^newPassword\.link/)],
    ])
  })

  it('J13 a generator and a password manager find what they need', async () => {
    mountPage()
    await soon(() => expect(field(LABEL)).toMatchObject({ type: 'password', autocomplete: 'new-password' }))
    expect(field(LABEL).getAttribute('passwordrules')).toBe('minlength: 8; allowed: ascii-printable;')
    const username = document.querySelector<HTMLInputElement>('input[autocomplete=username]')
    expect([username?.value, username?.readOnly, username?.checkVisibility()]).toEqual([
      'wren@example.com',
      true,
      false,
    ])
  })

  it('J1 focus is on the title, then in the field, on its button, and on the button that saves', async () => {
    mountPage()
    await byRole('button', SAVE)
    expect(focused()).toBe('h1 Choose a new password')
    expect(await tabStops(3)).toEqual(['password', 'button Show password', `button ${SAVE}`])
  })

  it('the rules follow the typing, and one voice says only what typing on does not tell', async () => {
    mountPage()
    await byRole('button', SAVE)
    const said: string[] = []
    for (const text of ['wide', '12345678', 'wide open sky']) {
      await fill(LABEL, text)
      await soon(() => expect(field(LABEL).value).toBe(text))
      said.push(role('status').join(''))
    }
    expect(said).toEqual([
      '',
      'Not met: Nothing that is easy to guess, such as 12345678',
      'Your password has all it needs.',
    ])
    expect(role('alert').join('')).toBe('')
  })

  it('D1 clicks, Enter and submits at once are one call', async () => {
    const mounted = mountPage()
    await fill(LABEL, PASSWORD)
    const button = await byRole('button', SAVE)
    button.click()
    button.click()
    button.closest('form')?.requestSubmit()
    await userEvent.keyboard('{Enter}')
    await soon(() => expect(mounted.platform.navigation.visited).toHaveLength(1))
    expect(payloads(mounted).map(({ name }) => name)).toEqual(['checkPasswordLink', 'setPassword'])
  })

  it('a refusal is said at the field, with focus, and typing clears it', async () => {
    mountPage()
    await saves('correct horse battery')
    await see('You’ve used this password before. Choose another one.')
    expect([focused(), field(LABEL).value]).toEqual(['password', 'correct horse battery'])
    await fill(LABEL, PASSWORD)
    await soon(() => expect(allText()).not.toContain('You’ve used this password before.'))
  })

  it('asks for it twice where the app wants that', async () => {
    const mounted = mountPage({ policy: { newPasswordTwice: true } })
    await saves()
    await see('These passwords don’t match.')
    expect([focused(), payloads(mounted).length]).toEqual(['confirmation', 1])
    await fill('New password again', PASSWORD)
    await press(SAVE)
    await soon(() => expect(mounted.platform.navigation.visited).toHaveLength(1))
  })

  it('D13 without an answer it says so, and keeps what was typed', async () => {
    const mounted = mountPage({ given: 'newPassword.neverAnswers' })
    await saves()
    await soon(() => expect(payloads(mounted)).toHaveLength(2))
    mounted.clock.advance(30_000)
    await see('This took too long. Try again.')
    expect(field(LABEL).value).toBe(PASSWORD)
  })

  it('E1 a server’s message is text', async () => {
    mountPage({ given: 'newPassword.hostileMessage' })
    await saves()
    await soon(() => expect(document.querySelector('[data-ui=error]')?.textContent).toContain('<'))
    expect(document.querySelector('main :is(img, script)')).toBeNull()
  })

  it('D6, I5 leaving aborts the call, and leaves no timer', async () => {
    const mounted = mountPage({ given: 'newPassword.neverAnswers' })
    await saves()
    await soon(() => expect(payloads(mounted)).toHaveLength(2))
    mounted.unmount()
    expect([mounted.calls.at(-1)?.isAborted(), mounted.clock.pending, mounted.log]).toEqual([true, 0, []])
  })
})

describe.each(modes)('I2 after the server, %s', (_, mount) => {
  it('the link is read from the address', async () => {
    const { host } = mount(<NewPasswordPage />, { ...at('token=wrens-link'), isHydrated: true })
    expect(host.innerHTML).toContain('Choose a new password')
    await byRole('button', SAVE)
  })

  it('a given query is read once, though the router passes it without the token then', async () => {
    const { calls } = mount(<NewPasswordPage search="?token=wrens-link" />, {
      ...at('token=wrens-link'),
      isHydrated: true,
    })
    await byRole('button', SAVE)
    expect(calls.at(-1)?.payload).toEqual({ token: 'wrens-link' })
  })
})
