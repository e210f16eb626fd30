import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import type { Mode } from '../../../testing/machines/run.ts'
import { board, startBoardForm } from '../../../testing/machines/boardForm.ts'

const start = (mode?: Mode, own?: Parameters<typeof startBoardForm>[2]) =>
  startBoardForm(createManualClock(), mode, own)

describe('§8 Board creation failure', () => {
  const fail = async (failure: ApiFailure) => {
    const running = start()
    running.submit('Lakes')
    await running.createBoard.last().reject(failure)
    return running
  }

  it('shows the server’s message, with its detail after a space; nothing is sent until the form is edited', async () => {
    const failure = new ApiFailure('refused', {
      status: 400,
      serverMessage: 'No.',
      messageDetail: 'That name is taken.',
    })
    const { at, emitted, context, sent, send, submit, type } = await fail(failure)
    expect([at(), context().error, context().serverMessage, context().name]).toEqual([
      'failed',
      'refused',
      'No. That name is taken.',
      'Lakes',
    ])
    expect(emitted).toEqual([{ type: 'attempt.failed', row: 'boardForm.refused', failure }])
    submit('Lakes')
    send({ type: 'retry.requested' })
    expect(sent()).toHaveLength(1)
    type('Lakes 2')
    expect([at(), context().error, context().serverMessage]).toEqual(['editing.complete', null, null])
    submit('Lakes 2')
    expect(sent()).toHaveLength(2)
  })

  it('toggling the switch counts as editing', async () => {
    const { at, context, turn } = await fail(new ApiFailure('refused'))
    turn(true)
    expect([at(), context().error, context().isSecret]).toEqual(['editing.complete', null, true])
  })

  it.each([
    [
      'a 5xx with a message',
      new ApiFailure('server', { serverMessage: 'Later.', messageDetail: 'At noon.' }),
      'serverFailed',
      'Later. At noon.',
    ],
    ['a 5xx without a message', new ApiFailure('server'), 'serverFailed', null],
    ['no connection', new ApiFailure('offline', { serverMessage: 'not to be shown' }), 'offline', null],
    ['a wrong shape', new ApiFailure('malformed', { serverMessage: 'not to be shown' }), 'malformed', null],
  ] as const)(
    'D8 D9 %s: keeps what was typed, does not retry automatically, and a retry is one call',
    async (_, failure, row, serverMessage) => {
      const { at, clock, context, sent, send } = await fail(failure)
      clock.advance(3_600_000)
      expect([at(), context().error, context().serverMessage, sent().length]).toEqual([
        'failed',
        row,
        serverMessage,
        1,
      ])
      send({ type: 'retry.requested' })
      send({ type: 'retry.requested' })
      expect([at(), context().error, sent().map(({ name }) => name)]).toEqual([
        'submitting',
        null,
        ['Lakes', 'Lakes'],
      ])
    },
  )

  it('D13 no response: fails, aborts the call, and ignores the late response', async () => {
    const { at, clock, createBoard, emitted, context, submit } = start()
    submit('Lakes')
    clock.advance(defaultPolicy.timing.requestTimeout)
    await createBoard.last().resolve(board)
    expect([at(), context().error, createBoard.last().signal.aborted, emitted]).toEqual([
      'failed',
      'timedOut',
      true,
      [{ type: 'attempt.failed', row: 'boardForm.timedOut', failure: null }],
    ])
  })

  it('keeps what is typed meanwhile, and a retry sends it; an empty name is not retried', async () => {
    const { createBoard, sent, send, submit, type } = start()
    submit('Lakes')
    type('')
    await createBoard.last().reject(new ApiFailure('offline'))
    send({ type: 'retry.requested' })
    expect(sent()).toHaveLength(1)
  })
})
