import { describe, expect, it } from 'vitest'
import { defaultPolicy, resolvePolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import {
  fields,
  registered,
  startSignupOn,
  today,
  valid,
  type SignupOptions,
} from '../../../testing/machines/signup.ts'

const startSignup = (options?: SignupOptions) => startSignupOn(createManualClock(), options)

describe("§5 the form's own rules, before anything is sent", () => {
  it.each([
    [{ email: ' ' }, { email: 'signup.emailRequired' }],
    [{ email: '\u200b\ufeff' }, { email: 'signup.emailRequired' }],
    [{ email: 'robin@' }, { email: 'signup.emailFormat' }],
    [{ email: 'ro\u200bbin@example.com' }, { email: 'signup.emailFormat' }],
    [{ email: 'robin@ｅｘａｍｐｌｅ.com' }, { email: 'signup.emailFormat' }],
    [{ email: 'robin@example.c' }, { email: 'signup.emailFormat' }],
    [{ email: 'robin@1.2' }, { email: 'signup.emailFormat' }],
    [{ email: 'robin@yahoo.con' }, { email: 'signup.emailRejected' }],
    [{ password: 'a' }, { password: 'signup.passwordTooShort' }],
    [{ password: 'pässwörd' }, { password: 'signup.passwordNonAscii' }],
    [{ password: 'robin@example.com' }, { password: 'signup.passwordIsUsername' }],
    [{ password: '123456' }, { password: 'signup.passwordWeak' }],
    [{ birthday: '' }, { birthday: 'signup.birthdayRequired' }],
    [{ birthday: '2014-02-29' }, { birthday: 'signup.birthdayInvalid' }],
    [{ birthday: '1900-01-01' }, { birthday: 'signup.overage' }],
  ] as const)('%j', (typed, errors) => {
    const { at, checkEmailExists, context, emitted, submit } = startSignup()
    submit(typed)
    expect([at(), context().errors, checkEmailExists.calls]).toEqual(['editing.signup.typing', errors, []])
    expect(emitted).toEqual([
      {
        type: 'toast.shown',
        message: Object.values<string>(errors)[0]?.replace('.', '.error.'),
        serverMessage: null,
        ...('password' in typed && typed.password === 'a' && { minimum: 6 }),
        duration: 'validationToast',
        kind: 'echo',
      },
    ])
  })

  it('all at their fields at once, and the first as a toast for 3.5 s', () => {
    const { context, emitted, submit } = startSignup()
    submit({ email: '', password: '', birthday: '' })
    expect(context().errors).toEqual({
      email: 'signup.emailRequired',
      password: 'signup.passwordTooShort',
      birthday: 'signup.birthdayRequired',
    })
    expect(emitted).toMatchObject([{ message: 'signup.error.emailRequired' }])
    expect(defaultPolicy.timing.validationToast).toBe(3_500)
  })

  it('E12 every call and the outcome have the email without what is invisible around it', async () => {
    const { actor, checkEmailExists, register, submit, validateBirthday, validateEmail, validatePassword } =
      startSignup()
    submit({ email: ' \u200brobin@example.com\ufeff' })
    await checkEmailExists.last().resolve(false)
    for (const call of [validateEmail, validatePassword, validateBirthday]) await call.last().resolve(valid)
    const inputs = [checkEmailExists, validateEmail, validatePassword, register].map(
      (call) => call.last().input,
    )
    expect(inputs.map(({ email }) => email)).toEqual(Array(4).fill('robin@example.com'))
    await register.last().resolve(registered)
    expect(actor.getSnapshot().output).toMatchObject({
      credentials: { username_or_email: 'robin@example.com' },
    })
  })

  it('the shared validator needs eight characters of a password, and the toast says so', () => {
    const { at, context, emitted, submit } = startSignup({
      passwordMinimum: defaultPolicy.passwordMinimum.shared,
    })
    submit({ password: 'k8!mzq7' })
    expect(context().errors).toEqual({ password: 'signup.passwordTooShort' })
    expect(emitted).toMatchObject([{ message: 'signup.error.passwordTooShort', minimum: 8 }])
    submit({ password: 'k8!mzq7y' })
    expect(at()).toBe('submitting.checkingEmail.waiting')
  })

  it('the modal needs six characters of a password, or what the policy says', () => {
    const six = startSignup()
    six.submit({ password: 'k8!mzq' })
    expect(six.at()).toBe('submitting.checkingEmail.waiting')
    const eight = startSignup({ policy: resolvePolicy({ passwordMinimum: { modal: 8 } }) })
    eight.submit({ password: 'k8!mzq' })
    expect(eight.context().errors).toEqual({ password: 'signup.passwordTooShort' })
  })

  it('F8 a year typed digit by digit is no error, and changing a field clears its own error', () => {
    const { context, send, submit } = startSignup()
    for (const value of ['', '0001-05-17', '0019-05-17', '0199-05-17', '1990-05-17'])
      send({ type: 'birthday.changed', value })
    expect(context().errors).toEqual({})
    submit({ password: 'a', birthday: '' })
    send({ type: 'birthday.changed', value: '1990-05-17' })
    expect(context().errors).toEqual({ password: 'signup.passwordTooShort' })
    send({ type: 'password.changed', value: 'correct' })
    expect(context().errors).toEqual({})
  })

  it("F9 today is the date of the app's clock at the submit", () => {
    const stateOf = (year: number) => {
      const { at, send } = startSignup()
      send({
        type: 'form.submitted',
        ...fields,
        birthday: '2011-01-01',
        today: { ...today, year, month: 1, day: 1 },
      })
      return at()
    }
    expect([2023, 2024].map(stateOf)).toEqual(['underage', 'submitting.checkingEmail.waiting'])
  })

  it('J14 the values in the DOM count, even without an event', () => {
    const { checkEmailExists, context, submit } = startSignup()
    submit()
    expect([checkEmailExists.last().input, context()]).toMatchObject([{ email: fields.email }, fields])
  })
})
