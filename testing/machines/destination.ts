import { defaultPolicy } from '../../src/domain/policy/policy.ts'
import type { Board } from '../../src/domain/saving/board.ts'
import { destinationMachine } from '../../machines/createPin/destination/destination.machine.ts'
import type { DestinationInput } from '../../machines/createPin/destination/destination.types.ts'
import { memory, noInvites, plain } from './saveToBoard.ts'
import { boardOf, saver } from './saving.ts'
import { run, type TestClock, type Options, withFakes } from './run.ts'

export type DestinationOptions = Options<DestinationInput>
export const ponds = boardOf('900', 'Ponds', { coverUrl: null, pinCount: 0 })

/** The choice of a board on a clock, with a fake for every step. */
export function startDestinationOn<C extends TestClock>(
  clock: C,
  { mode, ...input }: DestinationOptions = {},
) {
  const { fakes, machine } = withFakes(
    destinationMachine,
    'boardPicker',
    'boardForm',
    'sectionPicker',
    'sectionForm',
    'inviteCollaborators',
  )
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
