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

describe('§5 Email collection', () => {
  it.each([
    ['', 'emailCollection.emailRequired'],
    ['  ', 'emailCollection.emailRequired'],
    ['robin', 'emailCollection.emailFormat'],
    ['robin@example', 'emailCollection.emailFormat'],
    ['\u200b', 'emailCollection.emailRequired'],
    ['ro\u200bbin@example.com', 'emailCollection.emailFormat'],
    ['robin@ｅｘａｍｐｌｅ.com', 'emailCollection.emailFormat'],
    ['robin@example.c', 'emailCollection.emailFormat'],
    ['robin@example.c1', 'emailCollection.emailFormat'],
  ])('J5 %j is an error at the field, kept, and shown as a toast; no call is made', async (email, row) => {
    const { at, checkEmailExists, context, emitted, submitEmail, toEmail } = start({ type: 'line' })
    await toEmail()
    submitEmail(email)
    expect([at(), context().errors, context().email, checkEmailExists.calls]).toEqual([
      'collectingEmail',
      { email: row },
      email,
      [],
    ])
    expect(emitted).toMatchObject([
      { type: 'toast.shown', message: row.replace('.', '.error.'), duration: 'validationToast' },
    ])
  })

  it('E12 drops what is invisible around the email', async () => {
    const { at, checkEmailExists, submitEmail, toEmail } = start({ type: 'line' })
    await toEmail()
    submitEmail('\u200b robin@example.com\u2069')
    expect([at(), checkEmailExists.last().input]).toEqual([
      'checkingEmail.waiting',
      { email: 'robin@example.com' },
    ])
  })

  it('clears the error as soon as the email changes', async () => {
    const { context, send, submitEmail, toEmail } = start({ type: 'line' })
    await toEmail()
    submitEmail('')
    send({ type: 'email.changed' })
    expect(context()).toMatchObject({ errors: {}, failure: null })
  })
})

describe('§8 Email-exists failure: the server’s message for one code, else it does not look like an email address', () => {
  it.each([
    ['the one code', refused('emailCheckRefused', { serverMessage }), 'signup.emailCheckRefused', 'email'],
    ['any other refusal', unnamed, 'signup.emailCheckFailed', 'email'],
    [
      'D15 a refusal without a message',
      new ApiFailure('refused', { status: 400 }),
      'signup.emailCheckFailed',
      'email',
    ],
    ['D8 no connection', offline, 'signup.offline', 'notice'],
    ['D9 a server error', server, 'signup.serverFailed', 'notice'],
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
      ...(slot === 'email'
        ? [{ type: 'toast.shown', message: row.replace('.', '.error.'), duration: 'validationToast' }]
        : []),
    ])
  })

  it('D13 becomes slow, can be cancelled, and times out', async () => {
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
      [{ type: 'attempt.failed', row: 'signup.timedOut', failure: null, provider: 'line' }],
    ])
  })

  it('D4 changing the email aborts the check', async () => {
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
  ])('%j is an error at the field, kept, and shown as a toast', async (birthday, row) => {
    const { at, context, emitted, readUnderageFlag, submitBirthday, toBirthday } = start({ type: 'google' })
    await toBirthday()
    submitBirthday(birthday)
    expect([at(), context()]).toMatchObject([
      'collectingBirthday.entering',
      { errors: { birthday: row }, birthday },
    ])
    expect(emitted).toMatchObject([
      {
        type: 'toast.shown',
        message: row.replace('.', '.error.'),
        serverMessage: null,
        duration: 'validationToast',
      },
    ])
    expect(readUnderageFlag.calls).toHaveLength(1)
  })

  it('clears the error as soon as the birthday changes', async () => {
    const { context, send, submitBirthday, toBirthday } = start({ type: 'google' })
    await toBirthday()
    submitBirthday('')
    send({ type: 'birthday.changed' })
    expect(context()).toMatchObject({ errors: {}, failure: null })
  })
})
