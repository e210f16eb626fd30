import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { refused } from '../../../testing/machines/auth.ts'
import { birthday, startBirthday } from '../../../testing/machines/birthday.ts'

const start = (options?: Parameters<typeof startBirthday>[1]) => startBirthday(createManualClock(), options)

describe('§8 Signup', () => {
  it.each([
    ['missing age', refused('missingAge', { serverMessage: 'How old?' }), 'missingAge', 'How old?'],
    ['overage', refused('overage'), 'overage', null],
    [
      'the server’s message',
      new ApiFailure('refused', { status: 400, serverMessage: 'Later.' }),
      'refused',
      'Later.',
    ],
    ['D15 an unknown code', new ApiFailure('refused', { status: 400, code: 9998 }), 'refused', null],
    ['a server error', new ApiFailure('server', { status: 503 }), 'serverFailed', null],
    ['D8 no connection', new ApiFailure('offline'), 'offline', null],
    ['a wrong shape', new ApiFailure('malformed'), 'malformed', null],
    ['anything else that is thrown', new TypeError('x is undefined'), 'malformed', null],
  ])('%s', async (_, error, row, serverMessage) => {
    const { at, clock, context, emitted, submit, submitBirthday } = start()
    submit()
    await submitBirthday.last().reject(error)
    expect([at(), context()]).toMatchObject(['editing.filled', { error: row, serverMessage, birthday }])
    const toast = {
      type: 'toast.shown',
      message: `birthday.error.${row}`,
      serverMessage,
      duration: 'validationToast',
      kind: 'echo',
    }
    expect(emitted).toMatchObject([
      { type: 'attempt.failed', row: `birthday.${row}` },
      // §5 What is wrong with the date itself is a toast, too.
      ...(row === 'overage' || row === 'missingAge' ? [toast] : []),
    ])
    expect(JSON.stringify(emitted)).not.toContain(birthday)
    // D9 no automatic retry; the user can retry.
    clock.advance(3_600_000)
    expect(submitBirthday.calls).toHaveLength(1)
    submit()
    expect([at(), context().error]).toEqual(['submitting.waiting', null])
  })
})

it('§9 any error that follows the consents is a toast for 3.5 s, too', async () => {
  const { agree, emitted, submit, submitBirthday } = start({ needsConsents: true })
  agree()
  submit()
  await submitBirthday.last().reject(new ApiFailure('offline'))
  expect(emitted.filter(({ type }) => type === 'toast.shown')).toEqual([
    {
      type: 'toast.shown',
      message: 'birthday.error.offline',
      serverMessage: null,
      duration: 'validationToast',
      kind: 'echo',
    },
  ])
  expect(defaultPolicy.timing.validationToast).toBe(3_500)
})

describe('D13 a call that is never answered', () => {
  it('becomes slow, can be cancelled, and times out', () => {
    const { at, clock, context, emitted, send, submit, submitBirthday } = start()
    submit()
    clock.advance(defaultPolicy.timing.slowAnswer)
    expect(at()).toBe('submitting.slow')
    send({ type: 'submit.cancelled' })
    expect([at(), context().error, submitBirthday.last().signal.aborted]).toEqual([
      'editing.filled',
      null,
      true,
    ])
    submit()
    clock.advance(defaultPolicy.timing.requestTimeout)
    expect([at(), context().error, submitBirthday.last().signal.aborted]).toEqual([
      'editing.filled',
      'timedOut',
      true,
    ])
    expect(emitted).toEqual([{ type: 'attempt.failed', row: 'birthday.timedOut', failure: null }])
  })

  it('D6 I5 stopping aborts the call and leaves no timer', () => {
    const { actor, clock, submit, submitBirthday } = start()
    submit()
    actor.stop()
    expect([submitBirthday.last().signal.aborted, clock.pending]).toEqual([true, 0])
  })
})
