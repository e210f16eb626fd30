import { output, thrown } from '../../fragments/events.ts'
import { outcomesOf, required } from '../../fragments/outcome.ts'
import { destinationSetup, initialContext } from './destination.setup.ts'
import type { DestinationContext, DestinationOutput } from './destination.types.ts'

const outcomes = outcomesOf<DestinationContext, DestinationOutput>()
const boardOf = ({ board }: DestinationContext) => required(board, 'board')

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
    choosingBoard: {
      tags: 'view:choosingBoard',
      entry: 'dropBoard',
      invoke: {
        src: 'boardPicker',
        id: 'boardPicker',
        input: ({ context: { policy, session, pinId, memory } }) => ({
          policy,
          session,
          pinId,
          isDesktop: true,
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
          { target: 'chosen', actions: { type: 'assignPicked', params: output } },
        ],
      },
      on: { 'step.cancelled': 'cancelled' },
    },
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
          { target: 'chosen', actions: { type: 'assignSection', params: output } },
        ],
      },
      on: { 'step.cancelled': 'choosingBoard' },
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
          { target: 'chosen', actions: { type: 'assignNewSection', params: output } },
        ],
      },
      on: { 'step.cancelled': 'choosingSection' },
    },
    chosen: outcomes.final((context) => ({
      outcome: 'chosen',
      board: boardOf(context),
      section: context.section,
      memory: context.memory,
    })),
    cancelled: outcomes.final(() => ({ outcome: 'cancelled' })),
  },
})
