import type { EventObject } from 'xstate'
import { defaultPolicy } from '../../src/domain/policy/policy.ts'
import { boardPickerMachine } from '../../machines/saving/boardPicker/boardPicker.machine.ts'
import type {
  BoardPage,
  BoardPickerInput,
  BoardsRequest,
  PinDetail,
  PinDetailsRequest,
} from '../../machines/saving/boardPicker/boardPicker.types.ts'
import { boardOf, saver } from './saving.ts'
import { fakeCallback, deferred, run, type TestClock, type Options } from './run.ts'

export const [sofa, garden, kitchen] = [boardOf('a', 'Sofa'), boardOf('b', 'Garden'), boardOf('c', 'Kitchen')]

/** The server's answer to `readBoards`. */
export const pageOf = (own: Partial<BoardPage> = {}): BoardPage => ({
  boards: [sofa, garden],
  shortlist: [garden],
  bookmark: null,
  ...own,
})

/** The picker on a clock, with both of its actors controlled by the test. */
export function startPicker<Clock extends TestClock>(
  clock: Clock,
  { mode, ...own }: Options<BoardPickerInput> = {},
) {
  const readBoards = deferred<BoardPage, BoardsRequest>()
  const readPinDetails = fakeCallback<EventObject, PinDetailsRequest, PinDetail>()
  const machine = boardPickerMachine.provide({
    actors: { readBoards: readBoards.logic, readPinDetails: readPinDetails.logic },
  })
  const input: BoardPickerInput = {
    policy: defaultPolicy,
    session: saver,
    pinId: '7',
    isDesktop: true,
    memory: null,
    ...own,
  }
  const running = run(machine, { clock, mode, input })
  return {
    ...running,
    readBoards,
    readPinDetails,
  }
}
