import { choosesBoard, choosesSection, createsSection, noBoard } from '../../fragments/choosesBoard.ts'
import { createsBoard, inviting } from '../../fragments/createsBoard.ts'
import { thrown } from '../../fragments/events.ts'
import { changeOf, saveChangeSetup } from './saveChange.setup.ts'
import type { SaveChangeContext } from './saveChange.types.ts'

const failed = <Params>(params: Params) =>
  ({ target: 'failing', actions: { type: 'announceFailed', params } }) as const

/**
 * Undoing a save, or moving the pin to another board or section. The change shows at once, is sent once, and is taken back if the server
 * fails. Nothing is sent for the place where the pin is.
 */
export const saveChangeMachine = saveChangeSetup.createMachine({
  id: 'saveChange',
  context: ({ input }) => ({
    ...input,
    ...noBoard,
    ...(typeof input.wish === 'object' && input.wish),
    pin: input.saved.pin,
    memory: null,
    invites: null,
    change: null,
  }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isToChoose', target: 'choosingBoard' }, { target: 'changing' }] },
    choosingBoard: choosesBoard(
      'chosen',
      // The pin is new, so there is nothing to suggest for it.
      ({ isDesktop }: SaveChangeContext) => ({ pinId: null, isDesktop }),
      { 'step.cancelled': 'kept', 'modal.dismissed': 'kept' },
    ),
    creatingBoard: createsBoard('chosen', 'kept'),
    choosingSection: choosesSection('chosen', {
      'step.cancelled': 'choosingBoard',
      'modal.dismissed': 'kept',
    }),
    creatingSection: createsSection('chosen', {
      'step.cancelled': 'choosingSection',
      'modal.dismissed': 'kept',
    }),
    chosen: { always: [{ guard: 'isThere', target: 'kept' }, { target: 'changing' }] },
    changing: {
      tags: 'pending',
      entry: ['assignChange', 'announceChange'],
      invoke: {
        src: 'changeSave',
        input: ({ context }) => ({ change: changeOf(context) }),
        onDone: { target: 'settling', actions: 'emitConfirmed' },
        onError: failed(thrown),
      },
      after: { requestTimeout: failed({ error: null }) },
    },
    /** A new board's collaborators are invited. */
    settling: {
      initial: 'deciding',
      states: {
        deciding: {
          always: [{ guard: 'hasInvites', target: 'inviting' }, { target: '#saveChange.changed' }],
        },
        inviting: inviting('#saveChange.changed'),
      },
    },
    failing: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'hasInvites', target: 'inviting' }, { target: '#saveChange.failed' }] },
        inviting: inviting('#saveChange.failed'),
      },
    },
    changed: { type: 'final', entry: 'emitEnded' },
    failed: { type: 'final', entry: 'emitEnded' },
    /** Nothing was changed. */
    kept: { type: 'final', entry: 'emitEnded' },
  },
})
