import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { refused } from '../../../testing/machines/auth.ts'
import { startSocialSignup, type StartOptions } from '../../../testing/machines/socialSignup.ts'

const start = (options?: StartOptions) => startSocialSignup(createManualClock(), options)
const { requestTimeout, slowAnswer } = defaultPolicy.timing
const serverMessage = 'Signing up is paused until noon.'
const offline = new ApiFailure('offline')
const server = new ApiFailure('server', { status: 503 })
const malformed = new ApiFailure('malformed')
const unnamed = new ApiFailure('refused', { status: 400, code: 9999, serverMessage })

describe('§8 a registration fails after the birthday step', () => {
  it.each([
    [
      'missing age',
      refused('missingAge', { serverMessage }),
      'collectingBirthday.entering',
      { birthday: 'signup.missingAge' },
    ],
    ['overage', refused('overage'), 'collectingBirthday.entering', { birthday: 'signup.overage' }],
    ['an invalid email', refused('emailInvalid'), 'collectingEmail', { email: 'signup.emailInvalid' }],
    [
      'the brand in the email',
      refused('emailContainsBrand'),
      'collectingEmail',
      { email: 'signup.emailContainsBrand' },
    ],
    ['anything else', unnamed, 'collectingBirthday.entering', { notice: 'signup.other' }],
    ['D9 a server error', server, 'collectingBirthday.entering', { notice: 'signup.serverFailed' }],
    ['D8 no connection', offline, 'collectingBirthday.entering', { notice: 'signup.offline' }],
    ['a wrong shape', malformed, 'collectingBirthday.entering', { notice: 'signup.malformed' }],
    [
      'anything else that is thrown',
      new TypeError('x is undefined'),
      'collectingBirthday.entering',
      { notice: 'signup.malformed' },
    ],
  ])('%s: back to the form to fix, with everything that was typed', async (_, failure, state, errors) => {
    const { at, clock, context, register, toRegister } = start()
    await toRegister()
    await register.last().reject(failure)
    expect([at(), context()]).toMatchObject([
      state,
      { errors, email: 'robin@example.com', birthday: '1990-05-17' },
    ])
    clock.advance(3_600_000)
    expect(register.calls).toHaveLength(1)
  })

  it('§5 an error at a field is also a toast, with the server’s message', async () => {
    const { emitted, fail, toRegister } = start()
    await toRegister()
    await fail(refused('missingAge', { serverMessage }))
    expect(emitted.filter(({ type }) => type === 'toast.shown')).toMatchObject([
      {
        type: 'toast.shown',
        message: 'signup.error.missingAge',
        serverMessage,
        duration: 'validationToast',
      },
    ])
  })

  it('D13 becomes slow, can be cancelled, and times out', async () => {
    const { at, clock, context, readUnderageFlag, register, send, submitBirthday, toRegister } = start()
    await toRegister()
    clock.advance(slowAnswer)
    expect(at()).toBe('registering.calling.slow')
    send({ type: 'submit.cancelled' })
    expect([at(), register.last().signal.aborted]).toEqual(['collectingBirthday.entering', true])
    submitBirthday()
    await readUnderageFlag.last().resolve(false)
    clock.advance(requestTimeout)
    expect([at(), context().errors]).toEqual(['collectingBirthday.entering', { notice: 'signup.timedOut' }])
  })

  it.each(['facebook', 'google', 'google_one_tap', 'line', 'sso'] as const)(
    'C1 reports a failure by %s with the provider, and without the token',
    async (type) => {
      const { emitted, fail, toRegister } = start({ type })
      await toRegister()
      await fail(unnamed)
      expect(emitted).toEqual([
        {
          type: 'attempt.failed',
          row: 'signup.other',
          failure: { status: 400, code: 9999 },
          provider: type,
        },
      ])
    },
  )
})

describe('§8 a registration fails after the email step', () => {
  it.each([
    ['any refusal', unnamed, 'collectingEmail', { notice: 'emailCollection.signupFailed' }, serverMessage],
    ['a server error', server, 'collectingEmail', { notice: 'emailCollection.signupFailed' }, null],
    ['no connection', offline, 'collectingEmail', { notice: 'emailCollection.signupFailed' }, null],
    ['an invalid email', refused('emailInvalid'), 'collectingEmail', { email: 'signup.emailInvalid' }, null],
    ['overage', refused('overage'), 'collectingBirthday.entering', { birthday: 'signup.overage' }, null],
  ])('%s', async (_, failure, state, errors, expectedMessage) => {
    const { at, context, register, toRegisterWithEmail } = start()
    await toRegisterWithEmail()
    expect(at()).toBe('registeringWithEmail.calling.waiting')
    await register.last().reject(failure)
    expect([at(), context()]).toMatchObject([
      state,
      { errors, serverMessage: expectedMessage, email: 'robin@example.com' },
    ])
  })

  it('D13 no answer', async () => {
    const { at, clock, context, send, toRegisterWithEmail } = start()
    await toRegisterWithEmail()
    send({ type: 'submit.cancelled' })
    expect(at()).toBe('collectingEmail')
    const again = start()
    await again.toRegisterWithEmail()
    again.clock.advance(slowAnswer)
    expect(again.at()).toBe('registeringWithEmail.calling.slow')
    again.clock.advance(requestTimeout)
    expect([again.at(), again.context().errors]).toEqual([
      'collectingEmail',
      { notice: 'emailCollection.signupFailed' },
    ])
    expect([clock.pending, context().errors]).toEqual([0, {}])
  })
})

describe('a profile that cannot be read', () => {
  it.each(['refused', 'timed out'])('%s: asks for the email, and only logs the failure', async (how) => {
    const { at, begin, clock, context, emitted, readProfile } = start()
    await begin(null)
    if (how === 'refused')
      await readProfile.last().reject(new ApiFailure('refused', { status: 400, code: 7 }))
    else clock.advance(requestTimeout)
    expect([at(), context().errors]).toEqual(['collectingEmail', { notice: 'emailCollection.profileUnread' }])
    expect(emitted).toEqual([
      {
        type: 'attempt.failed',
        row: 'emailCollection.profileUnread',
        failure: how === 'refused' ? { status: 400, code: 7 } : null,
        provider: 'facebook',
      },
    ])
  })
})
