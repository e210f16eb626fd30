import { and } from 'xstate'
import type { SaveRowId } from '../../../src/errors/saving/save.errors.ts'
import { output, type Thrown } from '../../fragments/events.ts'
import { boardOf } from './saveToBoard.rules.ts'
import { saveToBoardSetup } from './saveToBoard.setup.ts'

/** The user or the app closes the modal. */
export const hide = {
  'step.cancelled': { target: 'hidden', actions: 'emitClosed' },
  'modal.dismissed': { target: 'hidden', actions: 'emitClosed' },
} as const

/** Only logged. D21. */
function silently<Row extends SaveRowId>(row: Row) {
  return {
    type: 'emitFailed',
    params: ({ event }: { event: Thrown }) => ({ row, error: event.error }),
  } as const
}
function silentTimeout<Row extends SaveRowId>(row: Row) {
  return { type: 'emitFailed', params: { row, error: null } } as const
}

/** After a save: what is shown, and the calls that follow. saving.txt §4 "After a successful save". */
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
            {
              guard: and(['hasOriginalBoard', 'isOriginalBoardKnown']),
              target: 'refreshing',
              actions: 'emitOpenedOriginal',
            },
            { guard: 'hasOriginalBoard', target: 'readingBoard' },
            { guard: 'hasSection', target: 'refreshing' },
            { target: 'settled' },
          ],
        },
        inviting: {
          invoke: {
            src: 'inviteCollaborators',
            input: ({ context }) => ({
              boardId: boardOf(context).id,
              userIds: [],
              emails: [],
              ...context.invites,
            }),
            onDone: 'settled',
            onError: { target: 'settled', actions: silently('save.inviteFailed') },
          },
          after: { requestTimeout: { target: 'settled', actions: silentTimeout('save.inviteFailed') } },
        },
        readingBoard: {
          invoke: {
            src: 'readBoard',
            input: ({ context }) => ({ boardId: context.sourceBoardId ?? '' }),
            onDone: { target: 'refreshing', actions: { type: 'emitOpened', params: output } },
            onError: { target: 'refreshing', actions: silently('save.boardUnread') },
          },
          after: { requestTimeout: { target: 'refreshing', actions: silentTimeout('save.boardUnread') } },
        },
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
  },
})
