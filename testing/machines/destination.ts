import { defaultPolicy } from '../../src/domain/policy/policy.ts'
import type { Board } from '../../src/domain/saving/board.ts'
import { destinationMachine } from '../../machines/createPin/destination/destination.machine.ts'
import type { DestinationInput } from '../../machines/createPin/destination/destination.types.ts'
import type {
  BoardFormInput,
  BoardFormOutput,
  BoardInvites,
} from '../../machines/saving/boardForm/boardForm.types.ts'
import type {
  BoardPickerInput,
  BoardPickerOutput,
} from '../../machines/saving/boardPicker/boardPicker.types.ts'
import type {
  SectionFormInput,
  SectionFormOutput,
} from '../../machines/saving/sectionForm/sectionForm.types.ts'
import type {
  SectionPickerInput,
  SectionPickerOutput,
} from '../../machines/saving/sectionPicker/sectionPicker.machine.ts'
import { memory, noInvites, plain } from './saveToBoard.ts'
import { boardOf, saver } from './saving.ts'
import { deferred, run, type TestClock, type Options, logicsOf } from './run.ts'

export type DestinationOptions = Options<DestinationInput>
export const ponds = boardOf('900', 'Ponds', { coverUrl: null, pinCount: 0 })

/** The choice of a board on a clock, with a fake for every step. */
export function startDestinationOn<C extends TestClock>(
  clock: C,
  { mode, ...input }: DestinationOptions = {},
) {
  const fakes = {
    boardPicker: deferred<BoardPickerOutput, BoardPickerInput>(),
    boardForm: deferred<BoardFormOutput, BoardFormInput>(),
    sectionPicker: deferred<SectionPickerOutput, SectionPickerInput>(),
    sectionForm: deferred<SectionFormOutput, SectionFormInput>(),
    inviteCollaborators: deferred<void, BoardInvites & { boardId: string }>(),
  }
  const machine = destinationMachine.provide({
    // SAFETY: the flow only uses a step's input and output, which these have.
    actors: logicsOf(fakes) as never,
  })
  const running = run(machine, {
    clock,
    mode,
    input: { policy: defaultPolicy, session: saver, pinId: null, memory: null, ...input },
  })
  const pick = (board: Board = plain) => fakes.boardPicker.last().resolve({ kind: 'board', board, memory })
  const toCreateBoard = (name = 'Ponds') => fakes.boardPicker.last().resolve({ kind: 'create', name, memory })
  return {
    ...fakes,
    ...running,
    pick,
    toCreateBoard,
    back: () => running.send({ type: 'step.cancelled' }),
    async createBoard(invites = noInvites) {
      await toCreateBoard()
      await fakes.boardForm.last().resolve({ kind: 'created', board: ponds, invites })
    },
  }
}
