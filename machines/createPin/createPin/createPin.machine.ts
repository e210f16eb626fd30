import { not, stateIn } from 'xstate'
import { output, thrown } from '../../fragments/events.ts'
import { endedWith } from '../../fragments/outcome.ts'
import { waiting } from '../../fragments/form.ts'
import { images, isUnsent } from './createPin.images.ts'
import { saved } from './createPin.saved.ts'
import { createPinSetup, initialContext, pinRequest } from './createPin.setup.ts'
import type { Chosen } from './createPin.types.ts'

const isFinding = stateIn('#createPin.images.finding')

/**
 * Creating a pin from an external page, in its own window. Spec: saving.txt §2 "Create-pin page", §4 "Popup flow". The board can be
 * chosen while the page's images are still being found. A failure keeps the board, the picture and the description.
 */
export const createPinMachine = createPinSetup.createMachine({
  id: 'createPin',
  context: ({ input }) => initialContext(input),
  type: 'parallel',
  on: { 'description.changed': { guard: isUnsent, actions: 'assignDescription' } },
  states: {
    images,
    pin: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'hasNothing', target: 'nothing' }, { target: 'choosingBoard' }] },
        /** The page brought neither an address nor a picture. */
        nothing: { tags: 'view:nothing', on: { 'page.dismissed': 'closing' } },
        choosingBoard: {
          tags: 'view:choosingBoard',
          entry: 'clearError',
          invoke: {
            src: 'destination',
            id: 'destination',
            input: ({ context: { policy, session, draft, memory } }) => ({
              policy,
              session,
              pinId: draft.pinId,
              memory,
            }),
            onDone: [
              { guard: endedWith('cancelled'), target: 'closing' },
              {
                target: 'waitingForImages',
                actions: {
                  type: 'assignDestination',
                  // SAFETY: it was not cancelled, so a board was chosen.
                  params: ({ event }) => ({ output: event.output as Chosen }),
                },
              },
            ],
          },
        },
        waitingForImages: {
          tags: ['pending', 'view:waitingForImages'],
          always: { guard: not(isFinding), target: 'saving' },
          on: { 'board.reopened': 'choosingBoard' },
        },
        saving: {
          tags: ['pending', 'view:saving'],
          entry: 'clearError',
          invoke: {
            src: 'savePin',
            input: ({ context }) => pinRequest(context),
            onDone: {
              target: 'saved',
              actions: [
                { type: 'assignSaved', params: output },
                { type: 'emitCreated', params: output },
              ],
            },
            onError: {
              target: 'failed',
              actions: [
                { type: 'assignFailure', params: thrown },
                { type: 'emitFailed', params: thrown },
              ],
            },
          },
          after: {
            requestTimeout: {
              target: 'failed',
              actions: ['assignTimeout', { type: 'emitFailed', params: { error: null } }],
            },
          },
          ...waiting,
        },
        failed: {
          tags: 'view:failed',
          on: { 'retry.requested': 'saving', 'board.reopened': 'choosingBoard' },
        },
        saved,
        /** Long enough for a link that was pressed to open. */
        closing: { after: { windowClose: { target: 'closed', actions: 'emitClosing' } } },
        /** Only seen where the browser refuses to close it. */
        closed: { tags: 'view:closed' },
      },
    },
  },
})
