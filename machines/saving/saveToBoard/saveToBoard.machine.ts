import { not, stateIn } from 'xstate'
import {
  beforeNewSection,
  boardOf,
  choosesBoard,
  choosesSection,
  createsSection,
  noBoard,
} from '../../fragments/choosesBoard.ts'
import { createsBoard, inviting, silently, silentTimeout } from '../../fragments/createsBoard.ts'
import { output, thrown } from '../../fragments/events.ts'
import { saveRequest } from './saveToBoard.rules.ts'
import { saveToBoardSetup } from './saveToBoard.setup.ts'
import type { SaveToBoardContext } from './saveToBoard.types.ts'

const isHidden = stateIn('#saveToBoard.saving.hidden')

const fails = <Params>(params: Params) =>
  [
    { guard: isHidden, target: 'failing', actions: { type: 'announceFailed', params } },
    { target: 'failing', actions: [{ type: 'announceFailed', params }, 'emitClosed'] },
  ] as const

/** The user or the app closes the modal. */
const hide = {
  'step.cancelled': { target: 'hidden', actions: 'emitClosed' },
  'modal.dismissed': { target: 'hidden', actions: 'emitClosed' },
} as const

/**
 * Saving a pin to a board or one of its sections. Spec: saving.txt §2 "Save-to-board modal", §4 "Save flow". Closing the modal does not
 * cancel the save, and a failure afterwards does not undo it.
 */
export const saveToBoardMachine = saveToBoardSetup.createMachine({
  id: 'saveToBoard',
  context: ({ input }) => ({
    ...input,
    memory: null,
    ...noBoard,
    ...input.chosen,
    invites: null,
    originalUrl: '',
    several: [],
    savedIds: [],
  }),
  initial: 'opening',
  on: { 'page.kept': { actions: 'dropSource' }, 'description.changed': { actions: 'assignDescription' } },
  states: {
    opening: { always: [{ guard: 'isChosen', target: 'saving.hidden' }, { target: 'choosingBoard' }] },
    choosingBoard: choosesBoard(
      'chosen',
      ({ pin, isDesktop, policy, savedIds }: SaveToBoardContext) => ({
        pinId: pin.id,
        isDesktop,
        savedIds: policy.saving.severalBoards ? savedIds : undefined,
        canAddSection: policy.saving.firstSection,
      }),
      { 'step.cancelled': 'closed', 'modal.dismissed': 'closed' },
    ),
    chosen: { always: [{ guard: 'isForSeveral', target: 'savingSeveral' }, { target: 'saving' }] },
    /** The modal stays, and says what becomes of each board. */
    savingSeveral: {
      initial: 'shown',
      invoke: {
        src: 'severalSaves',
        id: 'severalSaves',
        input: ({ context: { policy, session, pin, method, isToastShown, several } }) => ({
          policy,
          session,
          pin,
          method,
          isToastShown,
          boards: several,
        }),
        onDone: [
          {
            guard: { type: 'isForMore', params: output },
            target: 'choosingBoard',
            actions: { type: 'addSaved', params: output },
          },
          { target: 'saved' },
        ],
      },
      states: {
        shown: {
          tags: 'view:savingSeveral',
          on: {
            'step.cancelled': { target: 'hidden', actions: ['emitClosed', 'closeSeveral'] },
            'modal.dismissed': { target: 'hidden', actions: ['emitClosed', 'closeSeveral'] },
          },
        },
        hidden: {},
      },
    },
    creatingBoard: createsBoard('saving', 'closed'),
    choosingSection: choosesSection('saving', {
      'step.cancelled': 'choosingBoard',
      'modal.dismissed': 'closed',
    }),
    creatingSection: createsSection('saving', {
      'step.cancelled': beforeNewSection,
      'modal.dismissed': 'closed',
    }),
    saving: {
      tags: 'pending',
      initial: 'shown',
      invoke: {
        src: 'savePin',
        input: ({ context }) => saveRequest(context),
        onDone: [
          {
            guard: isHidden,
            target: 'finishing',
            actions: { type: 'announceSaved', params: output },
          },
          {
            guard: 'isBoardNew',
            target: 'finishing.modal.celebrating',
            actions: { type: 'announceSaved', params: output },
          },
          {
            target: 'finishing',
            actions: [{ type: 'announceSaved', params: output }, 'emitClosed'],
          },
        ],
        onError: [
          fails(thrown)[0],
          {
            guard: { type: 'isSectionGone', params: thrown },
            target: 'choosingBoard',
            actions: [{ type: 'announceGone', params: thrown }, 'forgetList'],
          },
          fails(thrown)[1],
        ],
      },
      after: { requestTimeout: fails({ error: null }) },
      states: {
        shown: { tags: 'view:saving', on: hide },
        /** The user closed the modal; the save continues. */
        hidden: {},
      },
    },
    /** After a save: what is shown, the calls that follow, and the way to the original board. saving.txt §2, §4. */
    finishing: {
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
                input: ({ context }) => ({
                  boardId: boardOf(context).id,
                  sectionId: context.section?.id ?? '',
                }),
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
              after: {
                saveToast: { guard: not('isUndoOffered'), target: 'settled', actions: 'emitOpened' },
                undoToast: { target: 'settled', actions: 'emitOpened' },
              },
            },
            settled: { type: 'final' },
          },
        },
      },
    },
    /** The pin could not be saved. */
    failing: {
      initial: 'deciding',
      states: {
        deciding: {
          always: [{ guard: 'hasInvites', target: 'inviting' }, { target: '#saveToBoard.failed' }],
        },
        inviting: inviting('#saveToBoard.failed'),
      },
    },
    saved: { type: 'final', entry: 'emitEnded' },
    failed: { type: 'final', entry: 'emitEnded' },
    closed: { type: 'final', entry: ['emitClosed', 'emitEnded'] },
  },
})
