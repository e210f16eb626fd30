import { describe, expect, it, vi } from 'vitest'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import {
  allText,
  emailField,
  fill,
  follow,
  logIn,
  PASSWORD,
  passwordField,
  press,
  see,
  soon,
  toLoginMfa,
} from '../../../../testing/stage/person.ts'
import { LoginPage } from '../shell/LoginPage.tsx'

const wren = {
  firstName: 'Wren',
  imageUrl:
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  email: 'wren@example.com',
  hasPassword: true,
  connectedToFacebook: true,
  connectedToGoogle: false,
}

const CODE = '123456'

/** What must be found nowhere: the password, the code, the tokens of the bot check. */
const secrets = [PASSWORD, CODE, 'v3-token']

const spilled = (place: unknown) => {
  const text = typeof place === 'string' ? place : JSON.stringify(place)
  return secrets.filter((secret) => text.includes(secret) || text.includes(encodeURIComponent(secret)))
}

describe.each(modes)('C1 after a full two-factor log-in, %s', (_, mount) => {
  it('C1 no secret is left in address, history, storage, console, log, emissions or machine', async () => {
    const push = vi.spyOn(history, 'pushState')
    const replace = vi.spyOn(history, 'replaceState')
    const onLoggedIn = vi.fn<(result: unknown) => void>()
    const { calls, platform, log, emitted, consoleOutput, contextOf, host } = mount(
      <LoginPage onLoggedIn={onLoggedIn} />,
    )
    await toLoginMfa()
    await fill('Verification code', CODE)
    await press('Continue')
    await soon(() => expect(onLoggedIn).toHaveBeenCalledOnce())

    // They did go where they belong, so looking for them means something.
    expect(
      calls
        .filter(({ name }) => name === 'logIn')
        .map(({ payload }) => [payload['password'], payload['mfa_token']]),
    ).toEqual([
      [PASSWORD, undefined],
      [PASSWORD, CODE],
    ])
    expect(platform.credentials.stored).toEqual([{ id: 'mfa@example.com', password: PASSWORD }])

    expect(spilled(calls.map(({ url }) => url))).toEqual([])
    expect(
      spilled([
        location.href,
        push.mock.calls,
        replace.mock.calls,
        platform.navigation.visited,
        platform.navigation.replaced,
      ]),
    ).toEqual([])
    expect(
      spilled([
        ...Object.entries(localStorage),
        ...Object.entries(sessionStorage),
        document.cookie,
        ...platform.storage.texts,
      ]),
    ).toEqual([])
    expect(spilled(consoleOutput)).toEqual([])
    expect(log.map(({ event }) => event)).toEqual([
      'login.attempted',
      'login.failed',
      'login.attempted',
      'login.succeeded',
    ])
    expect(spilled(log)).toEqual([])
    expect(emitted).toContainEqual(expect.objectContaining({ type: 'auth.loggedIn' }))
    expect(spilled(emitted)).toEqual([])
    expect(spilled(onLoggedIn.mock.calls)).toEqual([])
    expect(spilled(contextOf('auth'))).toEqual([])
    expect(spilled(host.innerHTML)).toEqual([])
  })
})

describe.each(modes)("C14 after 'Not you?', %s", (_, mount) => {
  it('C14 nothing of the former person is left on the page, in a machine or in storage', async () => {
    const { host, contextOf, platform, emitted, log } = mount(<LoginPage />, {
      viewer: { type: 'UNAUTH', isAuth: false, personalization: wren },
    })
    await see('Welcome back, Wren!')
    await soon(() =>
      expect(host.querySelector<HTMLImageElement>('[data-ui="avatar"] img')?.src).toBe(wren.imageUrl),
    )
    expect(emailField().value).toBe(wren.email)
    await fill('Password', PASSWORD)

    await follow('Log in with a different account')
    await see('Need an account?')
    const traces = (place: unknown) =>
      ['Wren', 'wren@example.com', wren.imageUrl, PASSWORD].filter((trace) =>
        JSON.stringify(place).includes(trace),
      )
    expect(emailField().value).toBe('')
    expect(passwordField().value).toBe('')
    expect(host.querySelector('[data-ui="avatar"] img')).toBeNull()
    expect(traces(host.innerHTML)).toEqual([])
    expect(traces(contextOf('auth'))).toEqual([])
    expect(traces(contextOf('login').slice(1))).toEqual([])
    expect(traces([...platform.storage.texts, ...Object.entries(localStorage), emitted, log])).toEqual([])
    // What the former person had not connected is offered again.
    expect(allText()).toContain('Continue with Google')
  })
})

describe.each(modes)('C3 the link to the password reset, %s', (_, mount) => {
  const resetLink = () =>
    soon(() => document.querySelector<HTMLAnchorElement>('[data-at="forgot"] a')?.getAttribute('href'))

  it('C3 has no `ue` while no email is typed', async () => {
    mount(<LoginPage />)
    expect(await resetLink()).toBe('/password/reset/')
  })

  it.each([
    ['a+b@x.com', 'a%2Bb%40x.com'],
    ['a&b=c@x.com', 'a%26b%3Dc%40x.com'],
    ['a#b@x.com', 'a%23b%40x.com'],
  ])('C3, J26 carries %s as %s, in the notice of a wrong password too', async (email, encoded) => {
    mount(<LoginPage />, { given: 'login.wrongPassword' })
    await logIn(email)
    await see(/The password you entered is incorrect/)
    const links = [...document.querySelectorAll('a[href*="/password/reset/"]')].map((link) =>
      link.getAttribute('href'),
    )
    // The notice's link takes the place of the form's.
    expect(links).toEqual([`/password/reset/?ue=${encoded}`])
  })
})
