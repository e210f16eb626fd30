import { describe, expect, it } from 'vitest'
import { createManualClock } from '../../../src/platform/memory.ts'
import { fields, startSignupOn, type SignupOptions } from '../../../testing/machines/signup.ts'

const startSignup = (options?: SignupOptions) => startSignupOn(createManualClock(), options)
const { email } = fields
const member = 'wren@example.com'

describe('the form in log-in mode', () => {
  it('ends with what was typed, without another check', async () => {
    const { actor, checkEmailExists, checkEmail, submit } = startSignup()
    await checkEmail(member, true)
    submit({ email: member, birthday: '' })
    expect(actor.getSnapshot().output).toEqual({
      outcome: 'existing',
      email: member,
      password: fields.password,
    })
    expect(checkEmailExists.calls).toHaveLength(1)
  })

  it('asks for the password', async () => {
    const { at, context, checkEmail, submit } = startSignup()
    await checkEmail(member, true)
    submit({ email: member, password: '', birthday: '' })
    expect([at(), context().errors]).toEqual([
      'editing.login.checkingSso',
      { password: 'signup.passwordRequired' },
    ])
  })

  it('checks a changed email; without an account, the rules of a sign-up apply', async () => {
    const { at, checkEmailExists, context, checkEmail, submit, type } = startSignup()
    await checkEmail(member, true)
    type(email)
    submit({ birthday: '' })
    expect(at()).toBe('submitting.checkingEmail.waiting')
    await checkEmailExists.last().resolve(false)
    expect([at(), context().errors]).toEqual([
      'editing.signup.typing',
      { birthday: 'signup.birthdayRequired' },
    ])
  })

  it('without an email it is a sign-up again', async () => {
    const { at, context, checkEmail, submit, type } = startSignup()
    await checkEmail(member, true)
    type('')
    submit({ email: '' })
    expect([at(), context().errors]).toEqual(['editing.signup.typing', { email: 'signup.emailRequired' }])
  })
})

describe("§5 'Did you mean {suggestion}?'", () => {
  it('shows on blur, not while typing', () => {
    const { blur, context, type } = startSignup()
    type('robin@gmial.com')
    expect(context().suggestion).toBeNull()
    blur('robin@gmial.com')
    expect(context().suggestion).toBe('robin@gmail.com')
    type('robin@gmial.co')
    expect(context().suggestion).toBeNull()
  })

  it('accepted, it becomes the email, and is checked', async () => {
    const { at, blur, checkEmailExists, context, send, type } = startSignup()
    type('wren@gmial.com')
    blur('wren@gmial.com')
    send({ type: 'suggestion.accepted' })
    expect([at(), context().email, context().suggestion, checkEmailExists.last().input]).toEqual([
      'editing.signup.checkingEmail',
      'wren@gmail.com',
      null,
      { email: 'wren@gmail.com' },
    ])
    await checkEmailExists.last().resolve(true)
    expect(at()).toBe('editing.login.checkingSso')
  })
})
