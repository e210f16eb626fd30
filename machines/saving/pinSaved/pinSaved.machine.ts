import { assign, emit, setup } from 'xstate'
import { toFailure } from '../../../src/api/failure.ts'
import type { SavedPin } from '../../../src/domain/saving/pinSaved.ts'
import type { Failure } from '../../../src/errors/failure.ts'
import { delays, notProvided, types, type WithPolicy } from '../../fragments/setup.ts'

export interface PinSavedInput extends WithPolicy, SavedPinRequest {}

export interface SavedPinRequest {
  readonly pinId: string
  /** ID of the profile that the viewer acts for, or null. */
  readonly subjectId: string | null
}

export type PinSavedEmitted =
  | { readonly type: 'read.failed'; readonly row: 'pinSaved.readFailed'; readonly failure: Failure | null }
  | { readonly type: 'dialog.closed' }

const failed = ({ event }: { event: { error: unknown } }) => ({ failure: toFailure(event.error) })

/**
 * The dialog after a save. Spec: saving.txt §2 "Pin-saved dialog", §7. Its text and links are available at once; only the
 * media and the follow card are loaded. The pin is saved either way, so a failure is silent.
 */
export const pinSavedMachine = setup({
  types: types<{
    context: PinSavedInput & { pin: SavedPin | null }
    input: PinSavedInput
    events: { type: 'dialog.closed' }
    emitted: PinSavedEmitted
  }>(),
  actors: { readSavedPin: notProvided<SavedPin, SavedPinRequest>('readSavedPin') },
  delays: delays('requestTimeout'),
  actions: {
    assignPin: assign((_, { pin }: { pin: SavedPin }) => ({ pin })),
    emitFailed: emit((_, { failure }: { failure: Failure | null }) => ({
      type: 'read.failed' as const,
      row: 'pinSaved.readFailed' as const,
      failure,
    })),
    emitClosed: emit({ type: 'dialog.closed' }),
  },
}).createMachine({
  id: 'pinSaved',
  context: ({ input }) => ({ ...input, pin: null }),
  initial: 'loading',
  on: { 'dialog.closed': '.closed' },
  states: {
    loading: {
      tags: 'pending',
      invoke: {
        src: 'readSavedPin',
        input: ({ context: { pinId, subjectId } }) => ({ pinId, subjectId }),
        onDone: {
          target: 'shown',
          actions: { type: 'assignPin', params: ({ event }) => ({ pin: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'emitFailed', params: failed } },
      },
      after: {
        requestTimeout: { target: 'failed', actions: { type: 'emitFailed', params: { failure: null } } },
      },
    },
    shown: {},
    failed: {},
    closed: { type: 'final', entry: 'emitClosed' },
  },
})
