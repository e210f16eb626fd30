import { stateIn } from 'xstate'
import { output, thrown } from '../../fragments/events.ts'
import { failing, finishing, hide } from './saveToBoard.finishing.ts'
import { boardOf, saveRequest } from './saveToBoard.rules.ts'
import { saveToBoardSetup } from './saveToBoard.setup.ts'

const isHidden = stateIn('#saveToBoard.saving.hidden')

const fails = <Params>(params: Params) =>
  [
    { guard: isHidden, target: 'failing', actions: { type: 'announceFailed', params } },
    { target: 'failing', actions: [{ type: 'announceFailed', params }, 'emitClosed'] },
  ] as const

/**
 * Saving a pin to a board or one of its sections. Spec: saving.txt §2 "Save-to-board modal", §4 "Save flow". Closing the modal does not
 * cancel the save, and a failure afterwards does not undo it.
 */
export const saveToBoardMachine = saveToBoardSetup.createMachine({
  id: 'saveToBoard',
  context: ({ input }) => ({
    ...input,
    memory: null,
    boardName: '',
    board: null,
    section: null,
    isFirstSection: false,
    invites: null,
    originalUrl: '',
  }),
  initial: 'choosingBoard',
  on: { 'page.kept': { actions: 'dropSource' } },
  states: {
    choosingBoard: {
      tags: 'view:choosingBoard',
      entry: 'dropBoard',
      invoke: {
        src: 'boardPicker',
        id: 'boardPicker',
        input: ({ context: { policy, session, pin, isDesktop, memory } }) => ({
          policy,
          session,
          pinId: pin.id,
          isDesktop,
          memory,
        }),
        onDone: [
          {
            guard: { type: 'isToCreate', params: output },
            target: 'creatingBoard',
            actions: { type: 'assignPicked', params: output },
          },
          {
            guard: { type: 'hasSections', params: output },
            target: 'choosingSection',
            actions: { type: 'assignPicked', params: output },
          },
          { target: 'saving', actions: { type: 'assignPicked', params: output } },
        ],
      },
      on: { 'step.cancelled': 'closed', 'modal.dismissed': 'closed' },
    },
    creatingBoard: {
      tags: 'view:creatingBoard',
      invoke: {
        src: 'boardForm',
        id: 'boardForm',
        input: ({ context: { policy, session, boardName } }) => ({ policy, session, name: boardName }),
        onDone: [
          { guard: { type: 'isCancelled', params: output }, target: 'closed' },
          { target: 'saving', actions: { type: 'assignNewBoard', params: output } },
        ],
      },
      on: { 'step.cancelled': 'closed', 'modal.dismissed': 'closed' },
    },
    choosingSection: {
      tags: 'view:choosingSection',
      invoke: {
        src: 'sectionPicker',
        id: 'sectionPicker',
        input: ({ context }) => ({ policy: context.policy, board: boardOf(context) }),
        onDone: [
          {
            guard: { type: 'isToCreate', params: output },
            target: 'creatingSection',
            actions: { type: 'assignSection', params: output },
          },
          { target: 'saving', actions: { type: 'assignSection', params: output } },
        ],
      },
      on: { 'step.cancelled': 'choosingBoard', 'modal.dismissed': 'closed' },
    },
    creatingSection: {
      tags: 'view:creatingSection',
      invoke: {
        src: 'sectionForm',
        id: 'sectionForm',
        // The section starts empty: the pin is saved into it afterwards, and would count twice.
        input: ({ context }) => ({
          policy: context.policy,
          session: context.session,
          board: boardOf(context),
          pinIds: [],
          suggestedName: null,
        }),
        onDone: [
          { guard: { type: 'isCancelled', params: output }, target: 'choosingSection' },
          { target: 'saving', actions: { type: 'assignNewSection', params: output } },
        ],
      },
      on: { 'step.cancelled': 'choosingSection', 'modal.dismissed': 'closed' },
    },
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
        onError: fails(thrown),
      },
      after: { requestTimeout: fails({ error: null }) },
      states: {
        shown: { tags: 'view:saving', on: hide },
        /** The user closed the modal; the save continues. */
        hidden: {},
      },
    },
    finishing,
    failing,
    saved: { type: 'final', entry: 'emitEnded' },
    failed: { type: 'final', entry: 'emitEnded' },
    closed: { type: 'final', entry: ['emitClosed', 'emitEnded'] },
  },
})
