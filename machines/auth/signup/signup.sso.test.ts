import { describe, expect, it } from 'vitest'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { notSso, type SsoInfo } from '../../../src/domain/auth/providers/ssoInfo.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { fields, valid, startSignupOn, type SignupOptions } from '../../testing/signup.ts'

const startSignup = (options?: SignupOptions) => startSignupOn(createManualClock(), options)
const { email } = fields
const { emailValidityDebounce, ssoDebounce } = defaultPolicy.timing
const team = 'team@acme.example'
const sso: SsoInfo = { ...notSso, isSso: true }

describe('§4 Single sign-on', () => {
  it('is checked 300 ms after the e-mail changed; without an account, the submit leads to the SSO sign-up, without a secret', async () => {
    const { actor, checkSso, clock, submit, type } = startSignup()
    type(team)
    clock.advance(ssoDebounce)
    await checkSso.last().resolve(sso)
    submit({ email: team, password: '', birthday: '' })
    expect(actor.getSnapshot().output).toEqual({ outcome: 'ssoSignup', email: team })
  })

  it('is checked after the e-mail, if the field is left sooner than that', async () => {
    const { at, checkSso, clock, checkEmail, validateEmail } = startSignup()
    await checkEmail(team, false)
    clock.advance(emailValidityDebounce)
    await validateEmail.last().resolve(valid)
    expect([at(), checkSso.calls]).toEqual(['editing.signup.checkingSso', []])
    clock.advance(ssoDebounce)
    await checkSso.last().resolve(sso)
    expect(at()).toBe('editing.signup.typing')
  })

  it('D2 the result is dropped with the e-mail', async () => {
    const { checkSso, clock, context, submit, type, at } = startSignup()
    type(team)
    clock.advance(ssoDebounce)
    await checkSso.last().resolve(sso)
    type(email)
    expect(context().sso).toBeNull()
    submit()
    expect(at()).toBe('submitting.checkingEmail.waiting')
  })

  it('an existing SSO account is no sign-up', async () => {
    const { at, checkSso, clock, submit, type } = startSignup()
    type(team)
    clock.advance(ssoDebounce)
    await checkSso.last().resolve({ ...sso, existingUser: true })
    submit({ email: team })
    expect(at()).toBe('submitting.checkingEmail.waiting')
  })
})
