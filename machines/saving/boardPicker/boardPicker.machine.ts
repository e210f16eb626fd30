import { placeOf } from '../../../src/domain/saving/boardOption.ts'
import { boardPickerSetup, initialContext, memoryOf } from './boardPicker.setup.ts'
import type { BoardsRequest } from './boardPicker.types.ts'

export type { BoardPickerInput, BoardPickerMemory, BoardPickerOutput } from './boardPicker.types.ts'

const request = ({
  context: { session, pinId, isDesktop, bookmark, sort },
}: {
  context: BoardsRequest
}): BoardsRequest => ({ session, pinId, isDesktop, bookmark, sort })

/**
 * The board picker. Spec: saving.txt §2 "Board picker", §4 "Save flow", §6, §7, §8, §9. The highlight is inactive at first and after
 * typing, so Enter only chooses a row that the user has moved to. Suggestions fail silently.
 */
export const boardPickerMachine = boardPickerSetup.createMachine({
  id: 'boardPicker',
  context: ({ input }) => initialContext(input),
  initial: 'deciding',
  // A remembered list comes with its pin details, so they are not requested again.
  invoke: {
    src: 'readPinDetails',
    input: ({ context: { boards, pinId } }) => ({ pinId: boards === null ? pinId : null }),
  },
  on: {
    'titles.suggested': { actions: { type: 'assignTitles', params: ({ event }) => event } },
    'pinnedTo.answered': { actions: { type: 'assignPinnedTo', params: ({ event }) => event } },
    'query.changed': { actions: { type: 'assignQuery', params: ({ event }) => event } },
    'order.chosen': {
      target: '.deciding',
      actions: { type: 'assignOrder', params: ({ event }) => event },
    },
    'create.requested': {
      target: '.creatingBoard',
      actions: { type: 'assignName', params: ({ event }) => ({ name: event.name }) },
    },
  },
  states: {
    deciding: { always: [{ guard: 'isRemembered', target: 'choosing' }, { target: 'loading' }] },
    loading: {
      tags: 'pending',
      invoke: {
        src: 'readBoards',
        input: request,
        onDone: { target: 'choosing', actions: { type: 'assignPage', params: ({ event }) => event.output } },
        onError: 'failed',
      },
      after: { requestTimeout: 'failed' },
    },
    failed: { on: { 'retry.requested': 'loading' } },
    choosing: {
      initial: 'resting',
      on: {
        'option.highlighted': { actions: { type: 'assignHighlight', params: ({ event }) => event } },
        'enter.pressed': [
          {
            guard: 'isSeveral',
            actions: {
              type: 'toggle',
              params: ({ context }) => ({ board: context.highlight?.board ?? null }),
            },
          },
          { guard: 'hasHighlight', target: 'boardChosen', actions: 'chooseHighlighted' },
        ],
        'board.chosen': [
          { guard: 'isSeveral', actions: { type: 'toggle', params: ({ event }) => event } },
          { target: 'boardChosen', actions: { type: 'choose', params: ({ event }) => event } },
        ],
        'several.toggled': { guard: 'canBeSeveral', actions: 'toggleSeveral' },
        'section.toggled': { guard: 'canAddSection', actions: 'toggleSection' },
        'several.submitted': { guard: 'hasSeveral', target: 'severalChosen' },
      },
      states: {
        resting: { on: { 'end.neared': { guard: 'hasMore', target: 'loadingMore' } } },
        loadingMore: {
          tags: 'pending',
          invoke: {
            src: 'readBoards',
            input: request,
            onDone: { target: 'pausing', actions: { type: 'addPage', params: ({ event }) => event.output } },
            onError: 'moreFailed',
          },
          after: { requestTimeout: 'moreFailed' },
        },
        /** Limits how often scrolling requests more. */
        pausing: { after: { scrollFetch: 'resting' } },
        moreFailed: { on: { 'retry.requested': 'loadingMore' } },
      },
    },
    boardChosen: { type: 'final' },
    severalChosen: { type: 'final', output: 'several' },
    creatingBoard: { type: 'final' },
  },
  output: ({ context, event }) =>
    // A board that is created is the only one.
    event.output === 'several'
      ? { kind: 'several', boards: context.several ?? [], memory: memoryOf({ ...context, several: [] }) }
      : context.chosen
        ? {
            kind: 'board',
            ...placeOf(context.chosen),
            ...(context.addsSection && { addsSection: true }),
            memory: memoryOf(context),
          }
        : { kind: 'create', name: context.name, memory: memoryOf(context) },
})
