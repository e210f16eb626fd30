import { describe, expect, it } from 'vitest'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { startAuth } from '../../../testing/machines/authFlow.ts'
import { refused, wren } from '../../../testing/machines/auth.ts'

const email = 'new@acme.example'
const sso = {
  isSso: true,
  existingUser: true,
  existingUserIsSso: true,
  authorizationUri: 'https://sso.example/authorize',
  exchangeCodeToTokenUrl: 'https://own.example/exchange/',
}

it('§4 an SSO log-in that finds no account leaves for the business SSO sign-up, and starts no sign-up here', async () => {
  const { actor, at, checkSso, clock, emitted, exchangeCode, loadSignup, logIn, openPopup, socialSignup } =
    startAuth(createManualClock(), { isSignupHere: true })
  const { login } = actor.getSnapshot().children
  login?.send({ type: 'email.changed', value: email })
  clock.advance(defaultPolicy.timing.ssoDebounce)
  await checkSso.last().resolve(sso)
  login?.send({ type: 'form.submitted', email, password: '' })
  const state = new URL(openPopup.last().input.url).searchParams.get('state')
  openPopup.last().send({ type: 'popup.answered', data: { code: 'c', state } })
  await exchangeCode.last().resolve('auth-code')
  await logIn.last().reject(refused('noAccount'))

  expect([at(), emitted.at(-1)]).toEqual(['leavingForSso', { type: 'auth.ssoSignup', email }])
  expect([loadSignup.calls, socialSignup.calls, actor.getSnapshot().context.credentials]).toEqual([
    [],
    [],
    null,
  ])
})

describe.each(['plain', 'strict'] as const)('§2 the page of the SSO sign-up (%s)', (mode) => {
  const start = (input: Parameters<typeof startAuth>[1] = {}) =>
    startAuth(createManualClock(), { mode, startsWith: 'ssoSignup', email, ...input })
  const credentials = { sso_id_token: 't' }
  const profile = { email: 'robin@acme.example', first_name: 'Robin' }
  const identified = { outcome: 'identified', email: 'robin@acme.example', credentials, profile } as const

  it('starts with the email of the address, and loads no other sign-up', () => {
    const { at, loadSignup, ssoSignup } = start()
    expect([at(), ssoSignup.last().input.email, loadSignup.calls]).toEqual(['ssoSignup', email, []])
  })

  it('goes on to a sign-up of type sso with the company’s token and words, consents and country', async () => {
    const { at, emitted, socialSignup, ssoSignup } = start({ needsConsents: true, country: 'KR' })
    await ssoSignup.last().resolve(identified)
    expect([at(), socialSignup.last().input]).toMatchObject([
      'socialSignup',
      { type: 'sso', credentials, profile, needsConsents: true, country: 'KR' },
    ])
    await socialSignup.last().resolve({ outcome: 'registered', user: wren, credentials })
    expect([at(), emitted]).toMatchObject([
      'registered',
      [{ type: 'auth.loggedIn', provider: 'sso', isNew: true }],
    ])
  })

  it('§3 logs in by sso_id_token, once, when the person has an account already', async () => {
    const { at, emitted, logIn, ssoSignup } = start()
    await ssoSignup.last().resolve({ outcome: 'existing', email, credentials })
    expect([at(), logIn.calls.map(({ input }) => input.credentials)]).toEqual(['loggingIn', [credentials]])
    await logIn.last().resolve(wren)
    expect([at(), emitted]).toMatchObject([
      'loggedIn',
      [{ type: 'auth.loggedIn', provider: 'sso', isNew: false }],
    ])
  })

  it('§4 a log-in by SSO that finds no account leads here, with no register call of another type', async () => {
    const { at, context, logIn, socialSignup, ssoSignup } = start()
    await ssoSignup.last().resolve({ outcome: 'existing', email: 'vale@acme.example', credentials })
    await logIn.last().reject(refused('noAccount'))
    expect([at(), ssoSignup.last().input.email, socialSignup.calls, context().credentials]).toEqual([
      'ssoSignup',
      'vale@acme.example',
      [],
      null,
    ])
  })

  it('opens the popup of an SSO account at once, inside the click', async () => {
    const { childAt, openPopup, ssoSignup } = start()
    await ssoSignup.last().resolve({ outcome: 'ssoLogin', email, sso })
    expect([childAt('login'), openPopup.runs.length]).toEqual(['authorizingSso', 1])
  })

  it('leads to the log-in form and to the sign-up form, with the email', async () => {
    const login = start()
    await login.ssoSignup.last().resolve({ outcome: 'loginRequested', email })
    expect([login.at(), login.childAt('login'), login.context().email]).toEqual([
      'login',
      'editing.typing',
      email,
    ])
    const signup = start({ isSignupLoaded: true })
    await signup.ssoSignup.last().resolve({ outcome: 'signupRequested', email })
    expect([signup.at(), signup.signup.last().input.email]).toEqual(['signup', email])
  })

  it("'Not now' in the steps that follow leads to the sign-up form, and the company is forgotten", async () => {
    const { at, context, socialSignup, ssoSignup } = start()
    await ssoSignup.last().resolve(identified)
    await socialSignup.last().resolve({ outcome: 'declined' })
    expect([at(), context()]).toMatchObject(['signup', { credentials: null, profile: null }])
  })

  it('a fully logged-in visitor is redirected away', () => {
    const { at, ssoSignup } = start({ isFullyLoggedIn: true })
    expect([at(), ssoSignup.calls]).toEqual(['alreadyLoggedIn', []])
  })
})
