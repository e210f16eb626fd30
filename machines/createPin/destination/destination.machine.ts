import { boardOf, choosesBoard, choosesSection, createsSection } from '../../fragments/choosesBoard.ts'
import { output, thrown } from '../../fragments/events.ts'
import { outcomesOf } from '../../fragments/outcome.ts'
import { destinationSetup, initialContext } from './destination.setup.ts'
import type { DestinationContext, DestinationOutput } from './destination.types.ts'

const outcomes = outcomesOf<DestinationContext, DestinationOutput>()

/**
 * Where a pin from an external page goes: a board, or a section of it, existing or new. Spec: saving.txt §2 "Create-pin page", §4 "Save
 * flow". Invitations to a new board are sent at once, so that a pin that cannot be created does not lose them.
 */
export const destinationMachine = destinationSetup.createMachine({
  id: 'destination',
  context: ({ input }) => initialContext(input),
  output: outcomes.output,
  initial: 'choosingBoard',
  states: {
    choosingBoard: choosesBoard('chosen', ({ pinId }: DestinationContext) => ({ pinId, isDesktop: true }), {
      'step.cancelled': 'cancelled',
    }),
    creatingBoard: {
      tags: 'view:creatingBoard',
      invoke: {
        src: 'boardForm',
        id: 'boardForm',
        input: ({ context: { policy, session, boardName } }) => ({ policy, session, name: boardName }),
        onDone: [
          { guard: { type: 'isCancelled', params: output }, target: 'choosingBoard' },
          {
            guard: { type: 'hasInvites', params: output },
            target: 'inviting',
            actions: [{ type: 'assignNewBoard', params: output }, 'emitCreated'],
          },
          { target: 'chosen', actions: [{ type: 'assignNewBoard', params: output }, 'emitCreated'] },
        ],
      },
      on: { 'step.cancelled': 'choosingBoard' },
    },
    inviting: {
      tags: ['pending', 'view:inviting'],
      invoke: {
        src: 'inviteCollaborators',
        input: ({ context }) => ({ boardId: boardOf(context).id, ...context.invites }),
        onDone: 'chosen',
        onError: { target: 'chosen', actions: { type: 'emitUninvited', params: thrown } },
      },
      after: {
        requestTimeout: { target: 'chosen', actions: { type: 'emitUninvited', params: { error: null } } },
      },
    },
    choosingSection: choosesSection('chosen', { 'step.cancelled': 'choosingBoard' }),
    creatingSection: createsSection('chosen', { 'step.cancelled': 'choosingSection' }),
    chosen: outcomes.final((context) => ({
      outcome: 'chosen',
      board: boardOf(context),
      section: context.section,
      memory: context.memory,
    })),
    cancelled: outcomes.final(() => ({ outcome: 'cancelled' })),
  },
})
