import { assign, emit, setup } from 'xstate'
import { choiceActors, choiceGuards, noBoard, picked, pickedSection } from '../../fragments/choosesBoard.ts'
import type { Output, Thrown } from '../../fragments/events.ts'
import { failureOf } from '../../fragments/outcome.ts'
import { delays, notProvided, types } from '../../fragments/setup.ts'
import type { BoardFormOutput, BoardInvites } from '../../saving/boardForm/boardForm.types.ts'
import type { SectionFormOutput } from '../../saving/sectionForm/sectionForm.types.ts'
import type {
  DestinationContext,
  DestinationEmitted,
  DestinationEvent,
  DestinationInput,
  DestinationOutput,
} from './destination.types.ts'

const noInvites: BoardInvites = { userIds: [], emails: [] }

export const initialContext = (input: DestinationInput): DestinationContext => ({
  ...input,
  ...noBoard,
  invites: noInvites,
})

/** Actors, delays, guards and actions of the choice of a board; the chart is in `destination.machine.ts`. */
export const destinationSetup = setup({
  types: types<{
    context: DestinationContext
    input: DestinationInput
    events: DestinationEvent
    emitted: DestinationEmitted
    output: DestinationOutput
  }>(),
  actors: {
    ...choiceActors,
    inviteCollaborators: notProvided<void, BoardInvites & { readonly boardId: string }>(
      'inviteCollaborators',
    ),
  },
  delays: delays('requestTimeout'),
  guards: {
    ...choiceGuards,
    hasInvites: (_, { output }: Output<BoardFormOutput>) =>
      output.kind === 'created' && output.invites.userIds.length + output.invites.emails.length > 0,
  },
  actions: {
    assignPicked: assign(picked),
    /** The list does not have the new board, so it is read again next time. */
    assignNewBoard: assign((_, { output }: Output<BoardFormOutput>) =>
      output.kind === 'created' ? { board: output.board, invites: output.invites, memory: null } : {},
    ),
    assignSection: assign(pickedSection),
    assignNewSection: assign((_, { output }: Output<SectionFormOutput>) =>
      output.kind === 'created' ? { section: output.section } : {},
    ),
    dropBoard: assign({ board: null, section: null }),
    emitCreated: emit(({ context: { board } }) => ({
      type: 'board.created' as const,
      ownerUsername: board?.ownerUsername ?? null,
    })),
    emitUninvited: emit((_, { error }: Thrown) => ({
      type: 'attempt.failed' as const,
      row: 'save.inviteFailed' as const,
      failure: failureOf({ error }),
    })),
  },
})
