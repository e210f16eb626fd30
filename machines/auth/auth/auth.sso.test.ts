import { expect, it } from 'vitest'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { startAuth } from '../../testing/authFlow.ts'
import { refused } from '../../testing/auth.ts'

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
