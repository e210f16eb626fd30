import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { leavesOf } from '../../testing/leaves.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { refused, wren } from '../../testing/auth.ts'
import { fields, fine, registered, signupOn, type SignupGiven } from '../../testing/signup.ts'
import { signupMachine } from './signup.machine.ts'
import type { SignupCall } from './signup.rules.ts'

const startSignup = (given?: SignupGiven) => signupOn(createManualClock(), given)

it('is chosen, filled in, checked, consented to, registered or left', () => {
  expect(
    leavesOf(signupMachine)
      .filter(({ isTransient }) => !isTransient)
      .map(({ name }) => name),
  ).toEqual([
    'signup.editing.choosing',
    'signup.editing.signup.typing',
    'signup.editing.signup.checkingSso',
    'signup.editing.signup.checkingEmail',
    'signup.editing.signup.settling',
    'signup.editing.signup.validatingEmail',
    'signup.editing.login.typing',
    'signup.editing.login.checkingEmail',
    ...[
      'checkingEmail',
      'validatingEmail',
      'validatingPassword',
      'validatingBirthday',
      'registering',
    ].flatMap((step) => [`signup.submitting.${step}.waiting`, `signup.submitting.${step}.slow`]),
    'signup.consents',
    'signup.connecting',
    'signup.providerUnavailable',
    'signup.underage',
    'signup.correcting',
    'signup.ineligible',
    'signup.respondMessage',
    'signup.registered',
    'signup.existing',
    'signup.loginRequested',
    'signup.ssoSignup',
    'signup.connected',
    'signup.turnedAway',
  ])
})

const calls = [
  'checkEmailExists',
  'validateEmail',
  'validatePassword',
  'validateBirthday',
  'register',
] as const
const states: Readonly<Record<SignupCall, string>> = {
  checkEmailExists: 'checkingEmail',
  validateEmail: 'validatingEmail',
  validatePassword: 'validatingPassword',
  validateBirthday: 'validatingBirthday',
  register: 'registering',
}

describe.each(['plain', 'strict'] as const)('§4 Signup by email (%s)', (mode) => {
  it('asks whether the e-mail exists, then has e-mail, password and birthday validated, then registers', async () => {
    const { actor, at, register, submitUpTo, ...rest } = startSignup({ mode })
    await submitUpTo('register')
    expect(at()).toBe('submitting.registering.waiting')
    expect(calls.map((call) => ({ ...rest, register })[call].calls.map(({ input }) => input))).toEqual([
      [{ email: fields.email }],
      [{ email: fields.email }],
      [{ password: fields.password, email: fields.email }],
      [{ birthday: 642_902_400, country: 'KR' }],
      [{ email: fields.email, password: fields.password, birthday: 642_902_400, country: 'KR', extras: {} }],
    ])
    await register.last().resolve(registered)
    expect(actor.getSnapshot()).toMatchObject({
      status: 'done',
      value: 'registered',
      output: {
        outcome: 'registered',
        user: wren,
        credentials: { username_or_email: fields.email, password: fields.password },
      },
    })
  })

  it('goes on to a log-in with what was typed when the e-mail exists', async () => {
    const { actor, checkEmailExists, submit, validateEmail } = startSignup({ mode })
    submit()
    await checkEmailExists.last().resolve(true)
    expect(actor.getSnapshot()).toMatchObject({
      status: 'done',
      output: { outcome: 'existing', email: fields.email, password: fields.password },
    })
    expect(validateEmail.calls).toEqual([])
  })

  it('D1 submitted twice, it asks and registers once', async () => {
    const { checkEmailExists, register, submit, submitUpTo } = startSignup({ mode })
    await submitUpTo('register')
    submit()
    submit()
    await register.last().resolve(registered)
    expect([checkEmailExists.calls.length, register.calls.length]).toEqual([1, 1])
  })
})

it('E14 the password is sent as typed; the e-mail without the blanks around it', async () => {
  const { checkEmailExists, submit, validateEmail, validatePassword } = startSignup()
  submit({ email: ` ${fields.email} `, password: ' edges count ' })
  await checkEmailExists.last().resolve(false)
  await validateEmail.last().resolve(fine)
  expect(validatePassword.last().input).toEqual({ email: fields.email, password: ' edges count ' })
})

describe('§2 respondMessage', () => {
  it("shows the server's words before it goes on", async () => {
    const { actor, at, context, register, send, submitUpTo } = startSignup()
    await submitUpTo('register')
    await register.last().resolve({ user: wren, message: 'Your team awaits you.' })
    expect([at(), context().serverMessage, actor.getSnapshot().hasTag('view:respondMessage')]).toEqual([
      'respondMessage',
      'Your team awaits you.',
      true,
    ])
    send({ type: 'message.closed' })
    expect(actor.getSnapshot().output).toMatchObject({ outcome: 'registered', user: wren })
  })
})

describe('§4 the server says no', () => {
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
    '%s %j: at its field, as a toast, and nothing is registered',
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
          kind: 'alert',
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
    'D8 D9 D10 %s without an answer: the generic sentence, everything kept, tried again only by hand',
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
  ] as const)('D15 %s refused with a code that nobody knows', async (call, errors) => {
    const running = startSignup()
    await running.submitUpTo(call)
    await running[call]
      .last()
      .reject(new ApiFailure('refused', { status: 400, code: 9999, serverMessage: 'x' }))
    expect([running.at(), running.context().errors]).toEqual(['editing.signup.typing', errors])
  })

  it("the e-mail-exists call refused with the one code shows the server's message", async () => {
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
    'D16 is_valid that could not be asked is a 3000 ms toast with the message, and no yes',
    async (failure) => {
      const { at, context, emitted, submitUpTo, validateEmail, validatePassword } = startSignup()
      await submitUpTo('validateEmail')
      await validateEmail.last().reject(failure)
      expect([at(), context().errors, validatePassword.calls]).toEqual(['editing.signup.typing', {}, []])
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

describe('D13 a call that is never answered', () => {
  it.each(calls)('%s says that it is slow, and comes back after the time-out', async (call) => {
    const running = startSignup()
    await running.submitUpTo(call)
    running.clock.advance(defaultPolicy.timing.slowAnswer)
    expect(running.at()).toBe(`submitting.${states[call]}.slow`)
    running.clock.advance(defaultPolicy.timing.requestTimeout)
    expect([running.at(), running.context().errors, running[call].last().signal.aborted]).toEqual([
      'editing.signup.typing',
      { notice: 'signup.timedOut' },
      true,
    ])
    expect(running.emitted).toEqual([{ type: 'attempt.failed', row: 'signup.timedOut', failure: null }])
  })

  it.each(calls)(
    '%s can be cancelled: aborted, and everything is kept; D6 I5 nothing is left',
    async (call) => {
      const running = startSignup()
      await running.submitUpTo(call)
      running.send({ type: 'submit.cancelled' })
      expect([
        running.at(),
        running[call].last().signal.aborted,
        running.emitted,
        running.clock.pending,
      ]).toEqual(['editing.signup.typing', true, [], 0])
      expect(running.context()).toMatchObject(fields)
    },
  )
})

it('C1 tells what failed without the password, the e-mail or the birthday', async () => {
  const { emitted, register, submitUpTo } = startSignup()
  await submitUpTo('register')
  await register.last().reject(refused('overage', { serverMessage: 'No.' }))
  expect(emitted).toHaveLength(2)
  expect(JSON.stringify(emitted)).not.toMatch(/correct horse|robin|1990/)
})
