import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { startSectionForm } from '../../../testing/machines/sectionForm.ts'

const start = (options?: Parameters<typeof startSectionForm>[1]) =>
  startSectionForm(createManualClock(), options)

describe('§8 Section creation failure', () => {
  it.each([
    [
      'message_detail before message',
      new ApiFailure('refused', { serverMessage: 'a', messageDetail: 'b' }),
      'refused',
      'b',
    ],
    ['message', new ApiFailure('refused', { serverMessage: '<b>a</b>' }), 'refused', '<b>a</b>'],
    [
      'nothing marked as hidden',
      new ApiFailure('refused', { serverMessage: 'HIDDEN_ON_SERVER_ERROR: shard 7' }),
      'refused',
      null,
    ],
    [
      'message if message_detail is hidden',
      new ApiFailure('refused', { serverMessage: 'a', messageDetail: 'HIDDEN_ON_SERVER_ERROR' }),
      'refused',
      'a',
    ],
    ['no message', new ApiFailure('refused'), 'refused', null],
    ['a 5xx without a message', new ApiFailure('server', { status: 503 }), 'serverFailed', null],
    ['message of a 5xx', new ApiFailure('server', { status: 503, serverMessage: 'a' }), 'serverFailed', 'a'],
    [
      'message_detail of a 5xx',
      new ApiFailure('server', { status: 503, serverMessage: 'a', messageDetail: 'b' }),
      'serverFailed',
      'b',
    ],
    [
      'no hidden message of a 5xx',
      new ApiFailure('server', { status: 503, serverMessage: 'HIDDEN_ON_SERVER_ERROR' }),
      'serverFailed',
      null,
    ],
    ['D8 no connection', new ApiFailure('offline'), 'offline', null],
    ['D11 a wrong shape', new ApiFailure('malformed'), 'malformed', null],
    ['anything else that is thrown', new TypeError('x'), 'malformed', null],
  ])('E1 %s', async (_, error, row, serverMessage) => {
    const { at, clock, context, createSection, emitted, submit } = start()
    submit()
    await createSection.last().reject(error)
    expect([at(), context().error, context().serverMessage]).toEqual(['editing.refused', row, serverMessage])
    expect(emitted).toMatchObject([{ type: 'attempt.failed', row: `sectionForm.${row}` }])
    // D9 no automatic retry.
    clock.advance(3_600_000)
    expect(createSection.calls).toHaveLength(1)
  })

  it('text typed during the call stays', async () => {
    const { context, createSection, submit, type } = start()
    submit()
    type('Lighting, indoors')
    await createSection.last().reject(new ApiFailure('offline'))
    expect(context()).toMatchObject({ name: 'Lighting, indoors', error: 'offline' })
  })
})

describe('the same name again', () => {
  it.each([
    ['offline', new ApiFailure('offline'), 2],
    ['refused', new ApiFailure('refused', { serverMessage: 'Taken.' }), 1],
    ['malformed', new ApiFailure('malformed'), 1],
  ] as const)('after %s: %s calls', async (_, failure, calls) => {
    const { createSection, send, submit } = start()
    submit()
    await createSection.last().reject(failure)
    // Enter submits only when there is no error.
    submit()
    expect(createSection.calls).toHaveLength(1)
    send({ type: 'retry.requested' })
    send({ type: 'retry.requested' })
    expect(createSection.calls).toHaveLength(calls)
  })
})

describe('D13 a call that is never answered', () => {
  it('becomes slow, can be cancelled, and times out', () => {
    const { at, clock, context, createSection, emitted, send, submit } = start()
    submit()
    clock.advance(defaultPolicy.timing.slowAnswer)
    expect(at()).toBe('saving.slow')
    send({ type: 'submit.cancelled' })
    expect([at(), createSection.last().signal.aborted]).toEqual(['editing.filled', true])
    submit()
    clock.advance(defaultPolicy.timing.requestTimeout)
    expect([at(), context().error, createSection.last().signal.aborted]).toEqual([
      'editing.refused',
      'timedOut',
      true,
    ])
    expect(emitted).toEqual([{ type: 'attempt.failed', row: 'sectionForm.timedOut', failure: null }])
  })

  it('D6 I5 stopping aborts the call and leaves no timer', () => {
    const { actor, clock, createSection, submit } = start()
    submit()
    actor.stop()
    expect([createSection.last().signal.aborted, clock.pending]).toEqual([true, 0])
  })
})
