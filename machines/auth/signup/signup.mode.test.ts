import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { refused } from '../../../testing/machines/auth.ts'
import { fields, startSignupOn, type SignupOptions } from '../../../testing/machines/signup.ts'

const startSignup = (options?: SignupOptions) => startSignupOn(createManualClock(), options)
const { email } = fields
const member = 'wren@example.com'
const { emailValidityDebounce } = defaultPolicy.timing

describe("§2 'Continue with email'", () => {
  it('reveals the form, and it stays', () => {
    const { at, choose, openPopup, send } = startSignup({ isFormShown: false })
    expect(at()).toBe('editing.choosing')
    send({ type: 'email.chosen' })
    expect(at()).toBe('editing.signup.typing')
    choose('facebook')
    openPopup.last().send({ type: 'popup.blocked' })
    expect(at()).toBe('editing.signup.typing')
  })

  it('H8 J26 shows the form at once for an email from the log-in form', () => {
    const { at, context } = startSignup({ isFormShown: false, email: member })
    expect([at(), context().email]).toEqual(['editing.signup.typing', member])
  })

  it('a popup without a result leads back to the choice', () => {
    const { at, choose, openPopup } = startSignup({ isFormShown: false })
    choose('facebook')
    openPopup.last().send({ type: 'popup.blocked' })
    expect(at()).toBe('editing.choosing')
  })
})

describe('§4 Signup form mode', () => {
  it('J25 an email with an account switches to log-in mode, and keeps what was typed', async () => {
    const { at, context, checkEmail, send } = startSignup()
    send({ type: 'password.changed', value: 'typed' })
    await checkEmail(member, true)
    expect([at(), context().email, context().password]).toEqual([
      'editing.login.checkingSso',
      member,
      'typed',
    ])
  })

  it('an email without an account stays in sign-up mode, and is validated after 300 ms', async () => {
    const { at, clock, checkEmail, validateEmail } = startSignup()
    await checkEmail(email, false)
    expect([at(), validateEmail.calls]).toEqual(['editing.signup.settling', []])
    clock.advance(emailValidityDebounce)
    expect([at(), validateEmail.last().input, emailValidityDebounce]).toEqual([
      'editing.signup.validatingEmail',
      { email },
      300,
    ])
  })

  it('an email without an account after one with an account is a sign-up again', async () => {
    const { at, checkEmail } = startSignup()
    await checkEmail(member, true)
    await checkEmail(email, false)
    expect(at()).toBe('editing.signup.settling')
  })

  it('an email that the server rejects has its error at the field', async () => {
    const { at, clock, context, emitted, checkEmail, validateEmail } = startSignup()
    await checkEmail(email, false)
    clock.advance(emailValidityDebounce)
    await validateEmail.last().resolve({ isValid: false, message: null })
    expect([at(), context().errors, emitted]).toEqual([
      'editing.signup.typing',
      { email: 'signup.emailInvalid' },
      [],
    ])
  })

  it('an email of a rejected kind is reported without a call', async () => {
    const { at, context, checkEmail } = startSignup()
    await checkEmail('robin@yahoo.con', false)
    expect([at(), context().errors]).toEqual(['editing.signup.typing', { email: 'signup.emailRejected' }])
  })

  it.each([
    new ApiFailure('refused', { status: 400, serverMessage: 'Mail is down.' }),
    new ApiFailure('offline'),
  ])('D16 a failed validation call is a toast and a notice', async (failure) => {
    const { at, clock, context, emitted, checkEmail, validateEmail } = startSignup()
    await checkEmail(email, false)
    clock.advance(emailValidityDebounce)
    await validateEmail.last().reject(failure)
    expect([at(), context().errors]).toEqual(['editing.signup.typing', { notice: 'signup.validationFailed' }])
    expect(emitted).toEqual([
      {
        type: 'toast.shown',
        message: 'signup.error.validationFailed',
        serverMessage: failure.serverMessage,
        duration: 'emailValidationToast',
        kind: 'alert',
      },
    ])
  })

  it('on error it stays in sign-up mode: a refusal shows at the field, a lost connection does not', async () => {
    const { at, blur, checkEmailExists, context, type } = startSignup()
    blur(email)
    await checkEmailExists.last().reject(refused('emailCheckRefused', { serverMessage: 'Not that one.' }))
    expect([at(), context().errors, context().serverMessage]).toEqual([
      'editing.signup.typing',
      { email: 'signup.emailCheckRefused' },
      'Not that one.',
    ])
    type(member)
    blur(member)
    await checkEmailExists.last().reject(new ApiFailure('offline'))
    expect([at(), context().errors]).toEqual(['editing.signup.typing', {}])
  })

  it('an error leads from log-in mode to sign-up mode, too', async () => {
    const { at, blur, checkEmailExists, checkEmail, type } = startSignup()
    await checkEmail(member, true)
    type(email)
    blur(email)
    expect(at()).toBe('editing.login.checkingEmail')
    await checkEmailExists.last().reject(new ApiFailure('offline'))
    expect(at()).toBe('editing.signup.typing')
  })

  it('with no email it is a sign-up', async () => {
    const { at, blur, checkEmailExists, context, checkEmail, type } = startSignup()
    await checkEmail(member, true)
    type('')
    blur('')
    expect([at(), checkEmailExists.calls.length, context().errors]).toEqual(['editing.signup.typing', 1, {}])
  })

  it('a malformed email is reported on blur, not while typing', () => {
    const { at, blur, checkEmailExists, context, type } = startSignup()
    type('robin@')
    expect(context().errors).toEqual({})
    blur('robin@')
    expect([at(), context().errors, checkEmailExists.calls]).toEqual([
      'editing.signup.typing',
      { email: 'signup.emailFormat' },
      [],
    ])
    type('robin@e')
    expect(context().errors).toEqual({})
  })
})
