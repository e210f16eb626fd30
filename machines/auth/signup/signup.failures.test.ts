import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { refused } from '../../../testing/machines/auth.ts'
import { fields, startSignupOn, type SignupOptions } from '../../../testing/machines/signup.ts'

const startSignup = (options?: SignupOptions) => startSignupOn(createManualClock(), options)

const calls = [
  'checkEmailExists',
  'validateEmail',
  'validatePassword',
  'validateBirthday',
  'register',
] as const

describe('§4 the server’s validation fails', () => {
  it.each([
    ['validateEmail', { isValid: false, message: null }, { email: 'signup.emailInvalid' }, null],
    ['validatePassword', { isValid: false, message: null }, { password: 'signup.passwordRefused' }, null],
    [
      'validatePassword',
      { isValid: false, message: 'Too well known.' },
      { password: 'signup.passwordRefused' },
      'Too well known.',
    ],
    ['validateBirthday', { isValid: false, message: null }, { birthday: 'signup.birthdayRefused' }, null],
  ] as const)(
    '%s %j: shown at its field and as a toast, and nothing is registered',
    async (call, said, errors, serverMessage) => {
      const running = startSignup()
      await running.submitUpTo(call)
      await running[call].last().resolve(said)
      expect([running.at(), running.context().errors, running.register.calls]).toEqual([
        'editing.signup.typing',
        errors,
        [],
      ])
      const [row] = Object.values<string>(errors)
      expect(running.emitted).toEqual([
        {
          type: 'toast.shown',
          message: row?.replace('.', '.error.'),
          serverMessage,
          duration: 'validationToast',
          kind: 'echo',
        },
      ])
    },
  )
})

describe('§8 Signup, by code', () => {
  it.each([
    ['missingAge', { birthday: 'signup.missingAge' }],
    ['overage', { birthday: 'signup.overage' }],
    ['emailInvalid', { email: 'signup.emailInvalid' }],
    ['emailContainsBrand', { email: 'signup.emailContainsBrand' }],
  ] as const)('%s', async (code, errors) => {
    const { at, context, emitted, register, submitUpTo } = startSignup()
    await submitUpTo('register')
    await register.last().reject(refused(code, { serverMessage: 'Said by the server.' }))
    expect([at(), context().errors, context().serverMessage]).toEqual([
      'editing.signup.typing',
      errors,
      'Said by the server.',
    ])
    const [row] = Object.values(errors)
    expect(emitted).toContainEqual({
      type: 'attempt.failed',
      row,
      failure: { status: 400, code: defaultPolicy.codes[code][0] },
    })
  })

  it.each(calls)(
    'D8 D9 D10 %s without a response: the generic message, everything kept, no automatic retry',
    async (call) => {
      for (const [error, row] of [
        [new ApiFailure('offline'), 'offline'],
        [new ApiFailure('server', { status: 503 }), 'serverFailed'],
        [new ApiFailure('malformed'), 'malformed'],
        [new TypeError('x is undefined'), 'malformed'],
      ] as const) {
        const running = startSignup()
        await running.submitUpTo(call)
        await running[call].last().reject(error)
        running.clock.advance(3_600_000)
        expect(running.at()).toBe('editing.signup.typing')
        expect(running.context()).toMatchObject({
          ...fields,
          errors: call === 'validateEmail' ? {} : { notice: `signup.${row}` },
        })
        expect(running[call].calls).toHaveLength(1)
        running.submit()
        expect(running.at()).toBe('submitting.checkingEmail.waiting')
      }
    },
  )

  it.each([
    ['checkEmailExists', { email: 'signup.emailCheckFailed' }],
    ['validatePassword', { password: 'signup.passwordRefused' }],
    ['validateBirthday', { birthday: 'signup.birthdayRefused' }],
    ['register', { notice: 'signup.other' }],
  ] as const)('D15 %s refused with an unknown code', async (call, errors) => {
    const running = startSignup()
    await running.submitUpTo(call)
    await running[call]
      .last()
      .reject(new ApiFailure('refused', { status: 400, code: 9999, serverMessage: 'x' }))
    expect([running.at(), running.context().errors]).toEqual(['editing.signup.typing', errors])
  })

  it("the email-exists call refused with the one code shows the server's message", async () => {
    const { checkEmailExists, context, submit } = startSignup()
    submit()
    await checkEmailExists.last().reject(refused('emailCheckRefused', { serverMessage: 'Not that one.' }))
    expect(context()).toMatchObject({
      errors: { email: 'signup.emailCheckRefused' },
      serverMessage: 'Not that one.',
    })
  })

  it.each([
    new ApiFailure('refused', { status: 400, serverMessage: 'Mail is down.' }),
    new ApiFailure('server', { status: 500 }),
    new ApiFailure('offline'),
  ])(
    'D16 a failed validation call is a 3000 ms toast with the message and a notice, and does not count as valid',
    async (failure) => {
      const { at, context, emitted, submitUpTo, validateEmail, validatePassword } = startSignup()
      await submitUpTo('validateEmail')
      await validateEmail.last().reject(failure)
      expect([at(), context().errors, validatePassword.calls]).toEqual([
        'editing.signup.typing',
        { notice: 'signup.validationFailed' },
        [],
      ])
      expect(emitted.filter(({ type }) => type === 'toast.shown')).toEqual([
        {
          type: 'toast.shown',
          message: 'signup.error.validationFailed',
          serverMessage: failure.serverMessage,
          duration: 'emailValidationToast',
          kind: 'alert',
        },
      ])
      expect(defaultPolicy.timing.emailValidationToast).toBe(3_000)
    },
  )
})

describe('§9 a toast for a registration that fails after the consents', () => {
  it('shows the error of the form for 3.5 s, which is announced once', async () => {
    const { at, children, context, emitted, register, submitUpTo, validateBirthday } = startSignup({
      needsConsents: true,
    })
    await submitUpTo('validateBirthday')
    await validateBirthday.last().resolve({ isValid: true, message: null })
    children().consents?.send({ type: 'all.toggled' })
    children().consents?.send({ type: 'form.submitted' })
    await register.last().reject(new ApiFailure('offline'))
    expect([at(), context().errors]).toEqual(['editing.signup.typing', { notice: 'signup.offline' }])
    expect(emitted.filter(({ type }) => type === 'toast.shown')).toEqual([
      {
        type: 'toast.shown',
        message: 'signup.error.offline',
        serverMessage: null,
        duration: 'validationToast',
        kind: 'echo',
      },
    ])
    expect(defaultPolicy.timing.validationToast).toBe(3_500)
  })

  it('shows none where no consents were asked for', async () => {
    const { emitted, register, submitUpTo } = startSignup()
    await submitUpTo('register')
    await register.last().reject(new ApiFailure('offline'))
    expect(emitted.map(({ type }) => type)).toEqual(['attempt.failed'])
  })
})

it('C1 reports the failure without the password, the email or the birthday', async () => {
  const { emitted, register, submitUpTo } = startSignup()
  await submitUpTo('register')
  await register.last().reject(refused('overage', { serverMessage: 'No.' }))
  expect(emitted).toHaveLength(2)
  expect(JSON.stringify(emitted)).not.toMatch(/correct horse|robin|1990/)
})
