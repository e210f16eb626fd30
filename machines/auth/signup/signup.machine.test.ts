import { describe, expect, it } from 'vitest'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { wren } from '../../../testing/machines/auth.ts'
import {
  fields,
  valid,
  registered,
  startSignupOn,
  type SignupOptions,
} from '../../../testing/machines/signup.ts'
import { signupMachine } from './signup.machine.ts'

const startSignup = (options?: SignupOptions) => startSignupOn(createManualClock(), options)

it('is chosen, filled in, validated, consented to, registered or left', () => {
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
    'signup.editing.login.checkingSso',
    'signup.editing.login.sso',
    ...[
      'checkingEmail',
      'validatingEmail',
      'validatingPassword',
      'validatingBirthday',
      'registering',
    ].flatMap((step) => [`signup.submitting.${step}.waiting`, `signup.submitting.${step}.slow`]),
    'signup.consents',
    'signup.connecting.choosing',
    'signup.connecting.form',
    'signup.providerUnavailable.choosing',
    'signup.providerUnavailable.form',
    'signup.underage',
    'signup.correcting',
    'signup.ineligible.choosing',
    'signup.ineligible.form',
    'signup.respondMessage',
    'signup.registered',
    'signup.existing',
    'signup.ssoLogin',
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

describe.each(['plain', 'strict'] as const)('§4 Signup by email (%s)', (mode) => {
  it('checks whether the email exists, then validates email, password and birthday, then registers', async () => {
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

  it('ends in a log-in with what was typed if the email exists', async () => {
    const { actor, checkEmailExists, submit, validateEmail } = startSignup({ mode })
    submit()
    await checkEmailExists.last().resolve(true)
    expect(actor.getSnapshot()).toMatchObject({
      status: 'done',
      output: { outcome: 'existing', email: fields.email, password: fields.password },
    })
    expect(validateEmail.calls).toEqual([])
  })

  it('D1 submitted twice, it makes each call once', async () => {
    const { checkEmailExists, register, submit, submitUpTo } = startSignup({ mode })
    await submitUpTo('register')
    submit()
    submit()
    await register.last().resolve(registered)
    expect([checkEmailExists.calls.length, register.calls.length]).toEqual([1, 1])
  })
})

it('E14 the password is sent as typed; the email trimmed', async () => {
  const { checkEmailExists, submit, validateEmail, validatePassword } = startSignup()
  submit({ email: ` ${fields.email} `, password: ' edges count ' })
  await checkEmailExists.last().resolve(false)
  await validateEmail.last().resolve(valid)
  expect(validatePassword.last().input).toEqual({ email: fields.email, password: ' edges count ' })
})

describe('§2 respondMessage', () => {
  it("shows the server's message before going on", async () => {
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
