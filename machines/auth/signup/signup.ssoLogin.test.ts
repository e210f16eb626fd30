import { expect, it } from 'vitest'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { deferred, run } from '../../../testing/machines/run.ts'
import { fakeAuth, wren } from '../../../testing/machines/auth.ts'
import { signupMachine } from './signup.machine.ts'

const email = 'team@acme.example'

/** The sign-in flow with the sign-up form itself, open at once. */
function startOnForm() {
  const fakes = fakeAuth()
  const auth = fakes.auth.provide({
    actors: {
      signup: signupMachine.provide({
        actors: { readUnderageFlag: deferred<boolean>().logic, ssoCheck: fakes.ssoCheck },
      }),
    },
  })
  const running = run(auth, {
    clock: createManualClock(),
    input: {
      policy: defaultPolicy,
      isFullyLoggedIn: false,
      isSwitchingAccount: false,
      isPersonalized: false,
      startsWith: 'signup',
      isSignupLoaded: true,
      isFormShown: true,
      isSignupHere: true,
    },
  })
  return { ...fakes, ...running }
}

async function toSso() {
  const running = startOnForm()
  const { signup } = running.actor.getSnapshot().children
  signup?.send({ type: 'email.changed', value: email })
  running.clock.advance(defaultPolicy.timing.ssoDebounce)
  await running.checkSso.last().resolve({
    isSso: true,
    existingUser: true,
    existingUserIsSso: true,
    authorizationUri: 'https://sso.example/authorize',
    exchangeCodeToTokenUrl: null,
  })
  const press = () =>
    signup?.send({
      type: 'form.submitted',
      email,
      password: '',
      birthday: '',
      today: { year: 2026, month: 6, day: 1 },
    })
  return { ...running, press }
}

it("§4 'Continue with SSO' in the sign-up form opens the popup within the press, then logs in with the auth code", async () => {
  const { at, childAt, emitted, logIn, openPopup, press } = await toSso()
  press()
  expect([childAt('login'), openPopup.runs.length]).toEqual(['authorizingSso', 1])
  const { url } = openPopup.last().input
  expect(url).toMatch(/^https:\/\/sso\.example\/authorize\?state=/)
  const state = new URL(url).searchParams.get('state')
  openPopup.last().send({ type: 'popup.answered', data: { code: 'acme-code', state } })
  expect(logIn.last().input.credentials).toEqual({ sso_user_email: email, sso_auth_code: 'acme-code' })
  await logIn.last().resolve(wren)
  expect([at(), emitted.at(-1)]).toMatchObject(['loggedIn', { type: 'auth.loggedIn', isNew: false }])
})

it('§4 a popup that is blocked leaves the log-in form with the email; back from there, no popup opens by itself', async () => {
  const { actor, childAt, openPopup, press, send } = await toSso()
  press()
  openPopup.last().send({ type: 'popup.blocked' })
  expect(childAt('login')).toBe('editing.typing')
  expect(actor.getSnapshot().children.login?.getSnapshot().context).toMatchObject({
    email,
    errors: { notice: 'social.popupBlocked' },
  })
  send({ type: 'signup.requested' })
  actor.getSnapshot().children.signup?.send({ type: 'login.requested' })
  expect([childAt('login'), openPopup.runs.length]).toEqual(['editing.typing', 1])
})
