import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import type { BoardCreatePayload } from '../../../src/api/saving/saving.payloads.ts'
import type { Board } from '../../../src/domain/saving/board.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import type { Session } from '../../../src/domain/auth/session.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { leavesOf } from '../../testing/leaves.ts'
import { collaboratorsMachine } from '../collaborators/collaborators.machine.ts'
import { deferred, run, type Mode } from '../../testing/testing.ts'
import { boardFormMachine } from './boardForm.machine.ts'

const wren: Session = { userId: '1', username: 'wren', fullName: 'Wren Alder' }
const actingForOther: Session = {
  ...wren,
  advertiser: { id: '901', ownerUserId: '4', ownerUsername: 'sage' },
}
const invites = { userIds: ['4'], emails: ['a@b.example'] }
const board: Board = {
  id: '9',
  name: 'Lakes',
  url: '/wren/9/',
  layout: null,
  coverUrl: null,
  privacy: 'public',
  isCollaborative: false,
  sectionCount: 0,
  pinCount: 0,
  ownerId: '1',
  collaboratorIds: [],
  isCollaboratedByMe: false,
  isArchived: false,
  coverImages: [],
}

function start(
  mode: Mode = 'plain',
  { name = '', session = wren }: { name?: string; session?: Session } = {},
) {
  const createBoard = deferred<Board, BoardCreatePayload>()
  const machine = boardFormMachine.provide({
    actors: { createBoard: createBoard.logic, collaborators: collaboratorsMachine },
  })
  const running = run(machine, {
    clock: createManualClock(),
    mode,
    input: { policy: defaultPolicy, session, name },
  })
  return {
    createBoard,
    ...running,
    type: (text: string) => running.send({ type: 'name.changed', name: text }),
    submit: (text: string) => running.send({ type: 'form.submitted', name: text, invites }),
    turn: (isSecret: boolean) => running.send({ type: 'secret.changed', isSecret }),
    knows: () => running.actor.getSnapshot().context,
    output: () => running.actor.getSnapshot().output,
    sent: () => createBoard.calls.map(({ input }) => input),
  }
}

it('is edited, submitted, and ends or fails', () => {
  expect(leavesOf(boardFormMachine).map(({ name }) => name)).toEqual(
    ['editing.incomplete', 'editing.complete', 'submitting', 'failed', 'created', 'cancelled'].map(
      (state) => `boardForm.${state}`,
    ),
  )
})

describe.each(['plain', 'strict'] as const)('§4 Board create form (%s)', (mode) => {
  it('starts empty without a word, or with the prefilled name', () => {
    const empty = start(mode)
    expect([empty.at(), empty.knows().nameErrors, empty.childAt('collaborators')]).toEqual([
      'editing.incomplete',
      [],
      'idle',
    ])
    expect(start(mode, { name: 'Lakes' }).at()).toBe('editing.complete')
    const long = start(mode, { name: 'x'.repeat(51) })
    expect([long.at(), long.knows().nameErrors]).toEqual(['editing.incomplete', ['nameTooLong']])
  })

  it('§5 is judged on every change, and says everything that is wrong', () => {
    const { at, knows, type } = start(mode)
    type('L')
    expect([at(), knows().nameErrors]).toEqual(['editing.complete', []])
    type(' ')
    expect([at(), knows().nameErrors]).toEqual(['editing.incomplete', ['nameRequired']])
    type(' '.repeat(51))
    expect(knows().nameErrors).toEqual(['nameRequired', 'nameTooLong'])
  })

  it('D1 five submits are one call, of the trimmed name as the field has it', async () => {
    const { createBoard, emitted, output, sent, submit } = start(mode)
    for (let n = 0; n < 5; n += 1) submit('  Lakes ')
    expect(sent()).toEqual([{ name: 'Lakes', privacy: 'PUBLIC', aux_data: { source: 'board_picker' } }])
    await createBoard.last().resolve(board)
    expect([output(), emitted]).toEqual([
      { kind: 'created', board, invites },
      [{ type: 'boardForm.created', board, invites }],
    ])
  })

  it('a name that is none is said and not sent', () => {
    const { at, knows, sent, submit } = start(mode, { name: 'Lakes' })
    submit('')
    expect([at(), knows().nameErrors, sent()]).toEqual(['editing.incomplete', ['nameRequired'], []])
  })

  it.each(['__proto__', 'constructor'])('E9 sends %s as it is', (name) => {
    const { sent, submit } = start(mode)
    submit(name)
    expect(sent()[0]?.name).toBe(name)
  })
})

describe('§4, §6 privacy', () => {
  it('J9 the switch turns between secret and public', () => {
    const { sent, submit, turn } = start()
    turn(true)
    turn(false)
    turn(true)
    submit('Lakes')
    expect(sent()[0]).toEqual({ name: 'Lakes', privacy: 'SECRET', aux_data: { source: 'board_picker' } })
  })

  it("acting for another's ad account: protected, under its id, with no switch and no invites", async () => {
    const { actor, createBoard, knows, output, sent, submit, turn } = start('plain', {
      session: actingForOther,
    })
    turn(true)
    expect([knows().isSecret, actor.getSnapshot().can({ type: 'secret.changed', isSecret: true })]).toEqual([
      false,
      false,
    ])
    submit('Lakes')
    expect(sent()[0]).toEqual({
      name: 'Lakes',
      privacy: 'PROTECTED',
      advertiser_id: '901',
      aux_data: { source: 'board_picker' },
    })
    await createBoard.last().resolve(board)
    expect(output()).toEqual({ kind: 'created', board, invites: { userIds: [], emails: [] } })
  })

  it('the owner of the ad account makes public boards, and names no account', () => {
    const { sent, submit } = start('plain', {
      session: { ...wren, advertiser: { id: '900', ownerUserId: '1', ownerUsername: 'wren' } },
    })
    submit('Lakes')
    expect(sent()[0]).toEqual({ name: 'Lakes', privacy: 'PUBLIC', aux_data: { source: 'board_picker' } })
  })
})

describe('§8 Board creation failure', () => {
  const fail = async (failure: ApiFailure) => {
    const running = start()
    running.submit('Lakes')
    await running.createBoard.last().reject(failure)
    return running
  }

  it('the server’s message, with its detail after a space; nothing is sent until something is edited', async () => {
    const failure = new ApiFailure('refused', {
      status: 400,
      serverMessage: 'No.',
      messageDetail: 'That name is taken.',
    })
    const { at, emitted, knows, sent, send, submit, type } = await fail(failure)
    expect([at(), knows().error, knows().serverMessage, knows().name]).toEqual([
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
    expect([at(), knows().error, knows().serverMessage]).toEqual(['editing.complete', null, null])
    submit('Lakes 2')
    expect(sent()).toHaveLength(2)
  })

  it('turning the switch is editing, too', async () => {
    const { at, knows, turn } = await fail(new ApiFailure('refused'))
    turn(true)
    expect([at(), knows().error, knows().isSecret]).toEqual(['editing.complete', null, true])
  })

  it.each([
    [
      'a 5xx with words',
      new ApiFailure('server', { serverMessage: 'Later.', messageDetail: 'At noon.' }),
      'serverFailed',
      'Later. At noon.',
    ],
    ['a 5xx without words', new ApiFailure('server'), 'serverFailed', null],
    ['no connection', new ApiFailure('offline', { serverMessage: 'not to be shown' }), 'offline', null],
    ['a wrong shape', new ApiFailure('malformed', { serverMessage: 'not to be shown' }), 'malformed', null],
  ] as const)(
    'D8 D9 %s: what was typed is kept, nothing is tried again by itself, and trying again is one call',
    async (_, failure, row, words) => {
      const { at, clock, knows, sent, send } = await fail(failure)
      clock.advance(3_600_000)
      expect([at(), knows().error, knows().serverMessage, sent().length]).toEqual(['failed', row, words, 1])
      send({ type: 'retry.requested' })
      send({ type: 'retry.requested' })
      expect([at(), knows().error, sent().map(({ name }) => name)]).toEqual([
        'submitting',
        null,
        ['Lakes', 'Lakes'],
      ])
    },
  )

  it('D13 no answer: failed, the call aborted, the late answer without effect', async () => {
    const { at, clock, createBoard, emitted, knows, submit } = start()
    submit('Lakes')
    clock.advance(defaultPolicy.timing.requestTimeout)
    await createBoard.last().resolve(board)
    expect([at(), knows().error, createBoard.last().signal.aborted, emitted]).toEqual([
      'failed',
      'timedOut',
      true,
      [{ type: 'attempt.failed', row: 'boardForm.timedOut', failure: null }],
    ])
  })

  it('what is typed meanwhile is kept, and a retry sends it; an empty name is not retried', async () => {
    const { createBoard, sent, send, submit, type } = start()
    submit('Lakes')
    type('')
    await createBoard.last().reject(new ApiFailure('offline'))
    send({ type: 'retry.requested' })
    expect(sent()).toHaveLength(1)
  })
})

describe('Cancel', () => {
  it('D6 I5 ends it, aborts the call and leaves no timer', () => {
    const { clock, createBoard, emitted, output, send, submit } = start()
    submit('Lakes')
    send({ type: 'form.cancelled' })
    expect([output(), createBoard.last().signal.aborted, clock.pending, emitted]).toEqual([
      { kind: 'cancelled' },
      true,
      0,
      [{ type: 'boardForm.cancelled' }],
    ])
  })
})
