import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { plain, startSaveOn, type SavingOptions } from '../../../testing/machines/saveToBoard.ts'

const lake = { id: '1', imageUrl: '/pins/lake.svg' }
const startSaving = (options?: SavingOptions) => startSaveOn(createManualClock(), options)

describe('§8 Save failure', () => {
  describe.each([
    ['refused', 400, 'save.refused'],
    ['server', 503, 'save.serverFailed'],
  ] as const)('%s (%d)', (kind, status, row) => {
    it.each([
      [
        'the server’s message_detail',
        { serverMessage: 'No.', messageDetail: 'This board is full.' },
        'This board is full.',
      ],
      ['else its message', { serverMessage: 'No.' }, 'No.'],
      ['else the generic sentence', {}, null],
      ['E1 nothing marked as hidden', { serverMessage: 'HIDDEN_ON_SERVER_ERROR: shard 7' }, null],
      [
        'the message if the detail is hidden',
        { serverMessage: 'No.', messageDetail: 'HIDDEN_ON_SERVER_ERROR: shard 7' },
        'No.',
      ],
    ])('shows %s, and the modal closes', async (_, details, serverMessage) => {
      const { at, of, pick, savePin, ...running } = startSaving()
      await pick()
      const failure = new ApiFailure(kind, { status, ...details })
      await savePin.last().reject(failure)
      expect([at(), running.status(), of('modal.closed').length, of('pin.saved').length]).toEqual([
        'failed',
        'done',
        1,
        0,
      ])
      expect(of('attempt.failed')).toEqual([{ type: 'attempt.failed', row, failure }])
      expect(of('toast.shown')).toEqual([
        {
          type: 'toast.shown',
          message: row.replace('.', '.error.'),
          serverMessage,
          duration: 'savingErrorToast',
          kind: 'alert',
          // A refusal stays one.
          again: kind === 'server' ? { pin: lake, board: plain, section: null } : undefined,
        },
      ])
    })
  })

  it.each([
    ['offline', 'save.offline'],
    ['malformed', 'save.malformed'],
    ['aborted', 'save.serverFailed'],
  ] as const)('D8 D11 %s means %s and the generic sentence', async (kind, row) => {
    const { of, pick, savePin } = startSaving()
    await pick()
    await savePin.last().reject(new ApiFailure(kind, { serverMessage: 'shard 7' }))
    expect([of('attempt.failed'), of('toast.shown')]).toMatchObject([
      [{ row }],
      [{ message: row.replace('.', '.error.'), serverMessage: null }],
    ])
  })

  it('D13 no answer is a failure; a late one has no effect', async () => {
    const { at, clock, of, pick, savePin } = startSaving()
    await pick()
    clock.advance(30_000)
    expect([at(), savePin.last().signal.aborted, of('attempt.failed')]).toMatchObject([
      'failed',
      true,
      [{ row: 'save.timedOut', failure: null }],
    ])
    await savePin.last().resolve({ pinId: '77' })
    expect(of('pin.saved')).toEqual([])
  })
})

describe('§4 the invitations to a board that was just created', () => {
  const invites = { userIds: ['4'], emails: ['a@b.example'] }
  const start = async (mode: 'shown' | 'hidden') => {
    const running = startSaving()
    await running.createBoard(invites)
    if (mode === 'hidden') running.close()
    return running
  }

  it.each(['shown', 'hidden'] as const)('are sent although the pin could not be saved (%s)', async (mode) => {
    const { at, inviteCollaborators, of, savePin } = await start(mode)
    await savePin.last().reject(new ApiFailure('refused'))
    expect([at(), of('modal.closed').length, of('flow.ended'), inviteCollaborators.last().input]).toEqual([
      'failing.inviting',
      1,
      [],
      { boardId: '900', ...invites },
    ])
    await inviteCollaborators.last().resolve()
    expect([at(), of('toast.shown').length, of('flow.ended').length]).toEqual(['failed', 1, 1])
  })

  it.each(['shown', 'hidden'] as const)('and if saving it took too long (%s)', async (mode) => {
    const { at, clock, inviteCollaborators } = await start(mode)
    clock.advance(30_000)
    expect([at(), inviteCollaborators.calls.length]).toEqual(['failing.inviting', 1])
    clock.advance(30_000)
    expect([at(), inviteCollaborators.last().signal.aborted]).toEqual(['failed', true])
  })

  it('fail in silence', async () => {
    const { at, inviteCollaborators, of, savePin } = await start('shown')
    await savePin.last().reject(new ApiFailure('refused'))
    await inviteCollaborators.last().reject(new ApiFailure('offline'))
    expect([at(), of('toast.shown').length, of('attempt.failed')]).toMatchObject([
      'failed',
      1,
      [{ row: 'save.refused' }, { row: 'save.inviteFailed' }],
    ])
  })
})

describe('H14 save closes while loading', () => {
  it.each(['step.cancelled', 'modal.dismissed'] as const)(
    '%s: the modal closes, and the save continues and is reported',
    async (type) => {
      const { at, of, pick, savePin, saved, send, types } = startSaving()
      await pick()
      send({ type })
      expect([at(), types(), savePin.last().signal.aborted]).toEqual([
        'saving.hidden',
        ['modal.closed'],
        false,
      ])
      send({ type })
      await saved()
      expect([at(), types(), of('toast.shown')]).toMatchObject([
        'saved',
        ['modal.closed', 'pin.saved', 'toast.shown'],
        [{ kind: 'status' }],
      ])
    },
  )

  it('save fails: a toast, and the modal closes once', async () => {
    const { at, close, clock, pick, savePin, types } = startSaving()
    await pick()
    close()
    await savePin.last().reject(new ApiFailure('offline'))
    expect([at(), types(), clock.pending]).toEqual([
      'failed',
      ['modal.closed', 'attempt.failed', 'toast.shown'],
      0,
    ])
  })

  it('nothing is celebrated behind a closed modal', async () => {
    const { at, close, createBoard, of, saved } = startSaving()
    await createBoard()
    close()
    await saved()
    expect([at(), of('modal.closed').length]).toEqual(['saved', 1])
  })
})
