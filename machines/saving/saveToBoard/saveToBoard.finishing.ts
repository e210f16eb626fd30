import { not } from 'xstate'
import type { SaveRowId } from '../../../src/errors/saving/save.errors.ts'
import { output, type Thrown } from '../../fragments/events.ts'
import { boardOf } from './saveToBoard.rules.ts'
import { saveToBoardSetup } from './saveToBoard.setup.ts'
import type { SaveToBoardContext } from './saveToBoard.types.ts'

/** The user or the app closes the modal. */
export const hide = {
  'step.cancelled': { target: 'hidden', actions: 'emitClosed' },
  'modal.dismissed': { target: 'hidden', actions: 'emitClosed' },
} as const

/** Only logged. */
function silently<Row extends SaveRowId>(row: Row) {
  return {
    type: 'emitFailed',
    params: ({ event }: { event: Thrown }) => ({ row, error: event.error }),
  } as const
}
function silentTimeout<Row extends SaveRowId>(row: Row) {
  return { type: 'emitFailed', params: { row, error: null } } as const
}

/** Sends the invitations to the board that was just created, which exists whatever becomes of the pin. */
const inviting = <const Settled extends string>(settled: Settled) => ({
  invoke: {
    src: 'inviteCollaborators' as const,
    input: ({ context }: { context: SaveToBoardContext }) => ({
      boardId: boardOf(context).id,
      userIds: [],
      emails: [],
      ...context.invites,
    }),
    onDone: settled,
    onError: { target: settled, actions: silently('save.inviteFailed') },
  },
  after: { requestTimeout: { target: settled, actions: silentTimeout('save.inviteFailed') } },
})

/** The pin could not be saved. */
export const failing = saveToBoardSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasInvites', target: 'inviting' }, { target: '#saveToBoard.failed' }] },
    inviting: inviting('#saveToBoard.failed'),
  },
})

/** After a save: what is shown, the calls that follow, and the way to the original board. saving.txt §4 "After a successful save", §2. */
export const finishing = saveToBoardSetup.createStateConfig({
  type: 'parallel',
  onDone: 'saved',
  states: {
    modal: {
      initial: 'hidden',
      states: {
        celebrating: {
          tags: 'view:boardCreated',
          after: { boardCreated: { target: 'hidden', actions: 'emitClosed' } },
          on: hide,
        },
        hidden: { type: 'final' },
      },
    },
    followUp: {
      initial: 'deciding',
      states: {
        deciding: {
          always: [
            { guard: 'hasInvites', target: 'inviting' },
            { guard: 'hasSection', target: 'refreshing' },
            { target: 'settled' },
          ],
        },
        inviting: inviting('settled'),
        refreshing: {
          invoke: {
            src: 'refreshSections',
            input: ({ context }) => ({ boardId: boardOf(context).id, sectionId: context.section?.id ?? '' }),
            onDone: { target: 'settled', actions: { type: 'emitRefreshed', params: output } },
            onError: { target: 'settled', actions: silently('save.refreshFailed') },
          },
          after: { requestTimeout: { target: 'settled', actions: silentTimeout('save.refreshFailed') } },
        },
        settled: { type: 'final' },
      },
    },
    original: {
      initial: 'deciding',
      on: { 'page.kept': '.settled' },
      states: {
        deciding: {
          always: [
            { guard: not('hasOriginalBoard'), target: 'settled' },
            { guard: 'isOriginalBoardKnown', target: 'staying', actions: 'assignSavedTo' },
            { target: 'readingBoard' },
          ],
        },
        readingBoard: {
          invoke: {
            src: 'readBoard',
            input: ({ context }) => ({ boardId: context.sourceBoardId ?? '' }),
            onDone: { target: 'staying', actions: { type: 'assignOriginal', params: output } },
            onError: { target: 'settled', actions: silently('save.boardUnread') },
          },
          after: { requestTimeout: { target: 'settled', actions: silentTimeout('save.boardUnread') } },
        },
        /** Leaving the page would take the toast with it. */
        staying: {
          always: { guard: not('isToastShown'), target: 'settled', actions: 'emitOpened' },
          after: { saveToast: { target: 'settled', actions: 'emitOpened' } },
        },
        settled: { type: 'final' },
      },
    },
  },
})
