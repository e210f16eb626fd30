import { assign, emit, setup } from 'xstate'
import type { DuplicateBoard, Picture } from '../../../src/domain/saving/duplicates.ts'
import { isEmpty, unread } from '../../fragments/choosesFromList.ts'
import { eventsOf, output, thrown, type Output } from '../../fragments/events.ts'
import { delays, notProvided, types } from '../../fragments/setup.ts'
import type {
  DuplicatesContext,
  DuplicatesEmitted,
  DuplicatesEvent,
  DuplicatesInput,
} from './duplicates.types.ts'

const on = eventsOf<DuplicatesContext, DuplicatesEvent>()

/**
 * Finds the member's boards that have a picture already. It runs beside the flow that saves the picture, which neither waits for it nor
 * reads it. Another picture takes back the question that is on its way, so that an old answer is never shown.
 */
export const duplicatesMachine = setup({
  types: types<{
    context: DuplicatesContext
    input: DuplicatesInput
    events: DuplicatesEvent
    emitted: DuplicatesEmitted
  }>(),
  actors: { findDuplicates: notProvided<readonly DuplicateBoard[], Picture>('findDuplicates') },
  delays: delays('duplicatesPause', 'requestTimeout'),
  guards: {
    isSame: on.guard(
      'picture.changed',
      ({ picture: { imageUrl, signature } }, { picture }) =>
        imageUrl === picture.imageUrl && signature === picture.signature,
    ),
    isNothing: on.guard('picture.changed', ({ picture }) => !picture.imageUrl && !picture.signature),
    isEmpty,
  },
  actions: {
    assignPicture: assign(on.patch('picture.changed', ({ picture }) => ({ picture, boards: [] }))),
    assignBoards: assign((_, { output: boards }: Output<readonly DuplicateBoard[]>) => ({ boards })),
    emitFailed: emit(unread('duplicates.failed')),
  },
}).createMachine({
  id: 'duplicates',
  context: ({ input }) => ({ ...input, picture: { imageUrl: null, signature: null }, boards: [] }),
  initial: 'none',
  on: {
    'picture.changed': [
      { guard: 'isSame' },
      { guard: 'isNothing', target: '.none', actions: 'assignPicture' },
      { target: '.looking', reenter: true, actions: 'assignPicture' },
    ],
  },
  states: {
    /** There is no picture, or no board has it. */
    none: {},
    looking: {
      initial: 'pausing',
      states: {
        /** Who goes through the pictures of a page does not ask about each. */
        pausing: { after: { duplicatesPause: 'asking' } },
        asking: {
          tags: 'pending',
          invoke: {
            src: 'findDuplicates',
            input: ({ context }) => context.picture,
            onDone: [
              { guard: { type: 'isEmpty', params: output }, target: '#duplicates.none' },
              {
                target: '#duplicates.found',
                actions: { type: 'assignBoards', params: output },
              },
            ],
            onError: { target: '#duplicates.unknown', actions: { type: 'emitFailed', params: thrown } },
          },
          after: {
            requestTimeout: {
              target: '#duplicates.unknown',
              actions: { type: 'emitFailed', params: { error: null } },
            },
          },
        },
      },
    },
    found: {},
    /** The server gave no answer that can be read. */
    unknown: {},
  },
})
