import { describe, expect, it } from 'vitest'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { notSso, type SsoInfo } from '../../../src/domain/auth/providers/ssoInfo.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { fields, valid, startSignupOn, type SignupOptions } from '../../../testing/machines/signup.ts'

const startSignup = (options?: SignupOptions) => startSignupOn(createManualClock(), options)
const { email } = fields
const { emailValidityDebounce, ssoDebounce } = defaultPolicy.timing
const team = 'team@acme.example'
const sso: SsoInfo = { ...notSso, isSso: true }

describe('§4 Single sign-on', () => {
  it('is checked 300 ms after the email changed; without an account, the submit leads to the SSO sign-up, without a secret', async () => {
    const { actor, checkSso, clock, submit, type } = startSignup()
    type(team)
    clock.advance(ssoDebounce)
    await checkSso.last().resolve(sso)
    submit({ email: team, password: '', birthday: '' })
    expect(actor.getSnapshot().output).toEqual({ outcome: 'ssoSignup', email: team })
  })

  it('is checked after the email, if the field is left sooner than that', async () => {
    const { at, checkSso, clock, checkEmail, validateEmail } = startSignup()
    await checkEmail(team, false)
    clock.advance(emailValidityDebounce)
    await validateEmail.last().resolve(valid)
    expect([at(), checkSso.calls]).toEqual(['editing.signup.checkingSso', []])
    clock.advance(ssoDebounce)
    await checkSso.last().resolve(sso)
    expect(at()).toBe('editing.signup.typing')
  })

  it('D2 the result is dropped with the email', async () => {
    const { checkSso, clock, context, submit, type, at } = startSignup()
    type(team)
    clock.advance(ssoDebounce)
    await checkSso.last().resolve(sso)
    type(email)
    expect(context().sso).toBeNull()
    submit()
    expect(at()).toBe('submitting.checkingEmail.waiting')
  })

  it('existing and not existingUserIsSso: a password as usual', async () => {
    const { at, checkSso, clock, submit, type } = startSignup()
    type(team)
    clock.advance(ssoDebounce)
    await checkSso.last().resolve({ ...sso, existingUser: true })
    expect(at()).toBe('editing.signup.typing')
    submit({ email: team })
    expect(at()).toBe('submitting.checkingEmail.waiting')
  })
})

describe('§2, §4 a member of single sign-on in the sign-up form', () => {
  const known: SsoInfo = { ...sso, existingUser: true, existingUserIsSso: true }

  async function toSso() {
    const running = startSignup()
    running.send({ type: 'password.changed', value: 'typed before' })
    running.type(team)
    running.clock.advance(ssoDebounce)
    await running.checkSso.last().resolve(known)
    return running
  }

  it('is not asked for a password: the submit ends with what the log-in form needs for its popup', async () => {
    const { actor, at, checkEmailExists, submit } = await toSso()
    expect(at()).toBe('editing.login.sso')
    submit({ email: team, password: '' })
    expect(actor.getSnapshot().output).toEqual({
      outcome: 'ssoLogin',
      email: team,
      password: 'typed before',
      sso: known,
    })
    expect(checkEmailExists.calls).toEqual([])
  })

  it('is found after the email check, too, if the field was left sooner than the SSO check began', async () => {
    const { at, checkEmail, checkSso, clock, context, submit } = startSignup()
    await checkEmail(team, true)
    expect([at(), checkSso.calls]).toEqual(['editing.login.checkingSso', []])
    submit({ email: team, password: '' })
    expect(context().errors).toEqual({ password: 'signup.passwordRequired' })
    clock.advance(ssoDebounce)
    await checkSso.last().resolve(known)
    expect([at(), context().errors]).toEqual(['editing.login.sso', {}])
  })

  it('existing and not existingUserIsSso: a password as usual', async () => {
    const { at, checkEmail, checkSso, clock } = startSignup()
    await checkEmail(team, true)
    clock.advance(ssoDebounce)
    await checkSso.last().resolve({ ...known, existingUserIsSso: false })
    expect(at()).toBe('editing.login.typing')
  })

  it('leaving the field changes nothing', async () => {
    const { at, blur, checkEmailExists } = await toSso()
    blur(team)
    expect([at(), checkEmailExists.calls]).toEqual(['editing.login.sso', []])
  })

  it('another email is asked about after 300 ms, in the form that it was', async () => {
    const { at, checkSso, clock, context, type } = await toSso()
    type(email)
    expect([at(), context().sso, context().password]).toEqual([
      'editing.login.checkingSso',
      null,
      'typed before',
    ])
    clock.advance(ssoDebounce)
    await checkSso.last().resolve(notSso)
    expect(at()).toBe('editing.login.typing')
  })

  it('J14 an email that came without an event is checked first; one that is none has its error', async () => {
    const autofilled = await toSso()
    autofilled.submit({ email })
    expect([autofilled.at(), autofilled.context().sso, autofilled.checkEmailExists.last().input]).toEqual([
      'editing.login.checkingEmail',
      null,
      { email },
    ])
    const emptied = await toSso()
    emptied.submit({ email: '' })
    expect([emptied.at(), emptied.context().errors.email]).toEqual([
      'editing.signup.typing',
      'signup.emailRequired',
    ])
  })

  it('a popup of a provider that is closed leads back to it', async () => {
    const { at, choose, openPopup } = await toSso()
    choose('facebook')
    openPopup.last().send({ type: 'popup.blocked' })
    expect(at()).toBe('editing.login.sso')
  })
})
