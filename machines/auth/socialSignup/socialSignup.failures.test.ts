import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { refused } from '../../testing/auth.ts'
import { startSocialSignup, type StartOptions } from '../../testing/socialSignup.ts'

const start = (options?: StartOptions) => startSocialSignup(createManualClock(), options)
const { requestTimeout, slowAnswer } = defaultPolicy.timing
const serverMessage = 'Signing up is paused until noon.'
const offline = new ApiFailure('offline')
const server = new ApiFailure('server', { status: 503 })
const malformed = new ApiFailure('malformed')
const unnamed = new ApiFailure('refused', { status: 400, code: 9999, serverMessage })

describe('§5 Email collection', () => {
  it.each([
    ['', 'emailCollection.emailRequired'],
    ['  ', 'emailCollection.emailRequired'],
    ['robin', 'emailCollection.emailFormat'],
    ['robin@example', 'emailCollection.emailFormat'],
  ])('J5 %j is held against the field, and kept; nothing is asked', async (email, row) => {
    const { at, checkEmailExists, context, submitEmail, toEmail } = start({ type: 'line' })
    await toEmail()
    submitEmail(email)
    expect([at(), context().errors, context().email, checkEmailExists.calls]).toEqual([
      'collectingEmail',
      { email: row },
      email,
      [],
    ])
  })

  it('takes an error back as soon as the e-mail is changed', async () => {
    const { context, send, submitEmail, toEmail } = start({ type: 'line' })
    await toEmail()
    submitEmail('')
    send({ type: 'email.changed' })
    expect(context()).toMatchObject({ errors: {}, failure: null })
  })
})

describe('§8 E-mail-exists failure: the server’s message for one code, else it does not look like an e-mail address', () => {
  it.each([
    ['the one code', refused('emailCheckRefused', { serverMessage }), 'signup.emailCheckRefused', 'email'],
    ['any other refusal', unnamed, 'signup.emailCheckFailed', 'email'],
    [
      'D15 a refusal without a word',
      new ApiFailure('refused', { status: 400 }),
      'signup.emailCheckFailed',
      'email',
    ],
    ['D8 no connection', offline, 'signup.offline', 'notice'],
    ['D9 a fault of the server', server, 'signup.serverFailed', 'notice'],
    ['a wrong shape', malformed, 'signup.malformed', 'notice'],
  ])('%s', async (_, failure, row, slot) => {
    const { at, checkEmailExists, context, emitted, submitEmail, toEmail } = start({ type: 'line' })
    await toEmail()
    submitEmail()
    await checkEmailExists.last().reject(failure)
    expect([at(), context()]).toMatchObject([
      'collectingEmail',
      { errors: { [slot]: row }, email: 'robin@example.com', serverMessage: failure.serverMessage },
    ])
    expect(emitted).toMatchObject([
      { type: 'attempt.failed', row, failure: { status: failure.status, code: failure.code } },
    ])
  })

  it('D13 says after a while that it takes long, can be taken back, and times out', async () => {
    const { at, checkEmailExists, clock, context, emitted, send, submitEmail, toEmail } = start({
      type: 'line',
    })
    await toEmail()
    submitEmail()
    clock.advance(slowAnswer)
    expect(at()).toBe('checkingEmail.slow')
    send({ type: 'submit.cancelled' })
    expect([at(), checkEmailExists.last().signal.aborted]).toEqual(['collectingEmail', true])
    submitEmail()
    clock.advance(requestTimeout)
    expect([at(), context().errors, emitted]).toEqual([
      'collectingEmail',
      { notice: 'signup.timedOut' },
      [{ type: 'attempt.failed', row: 'signup.timedOut', failure: null }],
    ])
  })

  it('D4 an e-mail that is changed meanwhile takes the question back', async () => {
    const { at, checkEmailExists, send, submitEmail, toEmail } = start({ type: 'line' })
    await toEmail()
    submitEmail()
    send({ type: 'email.changed' })
    await checkEmailExists.last().resolve(true)
    expect([at(), checkEmailExists.last().signal.aborted]).toEqual(['collectingEmail', true])
  })
})

describe('§5 Birthday', () => {
  it.each([
    ['', 'signup.birthdayRequired'],
    ['2014-02-29', 'signup.birthdayInvalid'],
    ['2026-01-02', 'signup.birthdayInvalid'],
    ['0000-01-01', 'signup.birthdayInvalid'],
    ['99999-01-01', 'signup.birthdayInvalid'],
    ['1905-01-14', 'signup.overage'],
  ])('%j is held against the field, kept, and told by a toast', async (birthday, row) => {
    const { at, context, emitted, readUnderageFlag, submitBirthday, toBirthday } = start({ type: 'google' })
    await toBirthday()
    submitBirthday(birthday)
    expect([at(), context()]).toMatchObject([
      'collectingBirthday.entering',
      { errors: { birthday: row }, birthday },
    ])
    expect(emitted).toEqual([
      {
        type: 'toast.shown',
        message: row.replace('.', '.error.'),
        serverMessage: null,
        duration: 'validationToast',
        kind: 'alert',
      },
    ])
    expect(readUnderageFlag.calls).toHaveLength(1)
  })

  it('takes an error back as soon as the birthday is changed', async () => {
    const { context, send, submitBirthday, toBirthday } = start({ type: 'google' })
    await toBirthday()
    submitBirthday('')
    send({ type: 'birthday.changed' })
    expect(context()).toMatchObject({ errors: {}, failure: null })
  })
})

describe('§8 a registration fails with the birthday asked last', () => {
  it.each([
    [
      'missing age',
      refused('missingAge', { serverMessage }),
      'collectingBirthday.entering',
      { birthday: 'signup.missingAge' },
    ],
    ['overage', refused('overage'), 'collectingBirthday.entering', { birthday: 'signup.overage' }],
    ['an invalid e-mail', refused('emailInvalid'), 'collectingEmail', { email: 'signup.emailInvalid' }],
    [
      'the brand in the e-mail',
      refused('emailContainsBrand'),
      'collectingEmail',
      { email: 'signup.emailContainsBrand' },
    ],
    ['anything else', unnamed, 'collectingBirthday.entering', { notice: 'signup.other' }],
    ['D9 a fault of the server', server, 'collectingBirthday.entering', { notice: 'signup.serverFailed' }],
    ['D8 no connection', offline, 'collectingBirthday.entering', { notice: 'signup.offline' }],
    ['a wrong shape', malformed, 'collectingBirthday.entering', { notice: 'signup.malformed' }],
    [
      'anything else that is thrown',
      new TypeError('x is undefined'),
      'collectingBirthday.entering',
      { notice: 'signup.malformed' },
    ],
  ])('%s: back where it can be mended, with all that was typed', async (_, failure, state, errors) => {
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

  it('underage: the flag is set and the birthday asked about', async () => {
    const { at, context, fail, setUnderageFlag, toRegister } = start()
    await toRegister()
    await fail(refused('underage'))
    expect([at(), context().errors, setUnderageFlag.calls.length]).toEqual(['underage', {}, 1])
  })

  it('D13 says after a while that it takes long, can be taken back, and times out', async () => {
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

  it('C1 tells what failed without the token', async () => {
    const { emitted, fail, toRegister } = start()
    await toRegister()
    await fail(unnamed)
    expect(emitted).toEqual([
      { type: 'attempt.failed', row: 'signup.other', failure: { status: 400, code: 9999 } },
    ])
  })
})

describe('§8 a registration fails with the e-mail asked last', () => {
  it.each([
    ['any refusal', unnamed, 'collectingEmail', { notice: 'emailCollection.signupFailed' }, serverMessage],
    ['a fault of the server', server, 'collectingEmail', { notice: 'emailCollection.signupFailed' }, null],
    ['no connection', offline, 'collectingEmail', { notice: 'emailCollection.signupFailed' }, null],
    ['an invalid e-mail', refused('emailInvalid'), 'collectingEmail', { email: 'signup.emailInvalid' }, null],
    ['overage', refused('overage'), 'collectingBirthday.entering', { birthday: 'signup.overage' }, null],
  ])('%s', async (_, failure, state, errors, words) => {
    const { at, context, register, toRegisterWithEmail } = start()
    await toRegisterWithEmail()
    expect(at()).toBe('registeringWithEmail.calling.waiting')
    await register.last().reject(failure)
    expect([at(), context()]).toMatchObject([
      state,
      { errors, serverMessage: words, email: 'robin@example.com' },
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
  it.each(['refused', 'timed out'])(
    '%s: the e-mail is asked for, nothing said but to the log',
    async (how) => {
      const { at, begin, clock, context, emitted, readProfile } = start()
      await begin(null)
      if (how === 'refused')
        await readProfile.last().reject(new ApiFailure('refused', { status: 400, code: 7 }))
      else clock.advance(requestTimeout)
      expect([at(), context().errors]).toEqual(['collectingEmail', {}])
      expect(emitted).toEqual([
        {
          type: 'attempt.failed',
          row: 'emailCollection.profileUnread',
          failure: how === 'refused' ? { status: 400, code: 7 } : null,
        },
      ])
    },
  )
})
