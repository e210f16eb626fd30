import { assign, emit, setup } from 'xstate'
import { toFailure } from '../../../src/api/failure.ts'
import type { Output, Thrown } from '../../fragments/events.ts'
import { delays, notProvided, notProvidedMachine, types } from '../../fragments/setup.ts'
import type { boardFormMachine } from '../../saving/boardForm/boardForm.machine.ts'
import type { BoardFormOutput, BoardInvites } from '../../saving/boardForm/boardForm.types.ts'
import type { boardPickerMachine } from '../../saving/boardPicker/boardPicker.machine.ts'
import type { BoardPickerOutput } from '../../saving/boardPicker/boardPicker.types.ts'
import type { sectionFormMachine } from '../../saving/sectionForm/sectionForm.machine.ts'
import type { SectionFormOutput } from '../../saving/sectionForm/sectionForm.types.ts'
import type {
  sectionPickerMachine,
  SectionPickerOutput,
} from '../../saving/sectionPicker/sectionPicker.machine.ts'
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
  boardName: '',
  board: null,
  section: null,
  isFirstSection: false,
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
    boardPicker: notProvidedMachine<typeof boardPickerMachine>('boardPicker'),
    boardForm: notProvidedMachine<typeof boardFormMachine>('boardForm'),
    sectionPicker: notProvidedMachine<typeof sectionPickerMachine>('sectionPicker'),
    sectionForm: notProvidedMachine<typeof sectionFormMachine>('sectionForm'),
    inviteCollaborators: notProvided<void, BoardInvites & { readonly boardId: string }>(
      'inviteCollaborators',
    ),
  },
  delays: delays('requestTimeout'),
  guards: {
    isToCreate: (_, { output }: Output<BoardPickerOutput | SectionPickerOutput>) => output.kind === 'create',
    isCancelled: (_, { output }: Output<BoardFormOutput | SectionFormOutput>) => output.kind === 'cancelled',
    hasSections: (_, { output }: Output<BoardPickerOutput>) =>
      output.kind === 'board' && output.board.sectionCount > 0,
    hasInvites: (_, { output }: Output<BoardFormOutput>) =>
      output.kind === 'created' && output.invites.userIds.length + output.invites.emails.length > 0,
  },
  actions: {
    assignPicked: assign((_, { output }: Output<BoardPickerOutput>) =>
      output.kind === 'create'
        ? { memory: output.memory, boardName: output.name }
        : { memory: output.memory, board: output.board },
    ),
    /** The list does not have the new board, so it is read again next time. */
    assignNewBoard: assign((_, { output }: Output<BoardFormOutput>) =>
      output.kind === 'created' ? { board: output.board, invites: output.invites, memory: null } : {},
    ),
    assignSection: assign((_, { output }: Output<SectionPickerOutput>) => ({
      section: output.kind === 'section' ? output.section : null,
      isFirstSection: output.kind === 'create' && output.isFirst,
    })),
    assignNewSection: assign((_, { output }: Output<SectionFormOutput>) =>
      output.kind === 'created' ? { section: output.section } : {},
    ),
    dropBoard: assign({ board: null, section: null }),
    emitCreated: emit(({ context: { session } }) => ({
      type: 'board.created' as const,
      username: session.username,
    })),
    emitUninvited: emit((_, { error }: Thrown) => ({
      type: 'attempt.failed' as const,
      row: 'save.inviteFailed' as const,
      failure: error === null ? null : toFailure(error),
    })),
  },
})
