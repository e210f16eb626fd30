import { defaultPolicy } from '../../src/domain/policy/policy.ts'
import type { Board } from '../../src/domain/saving/board.ts'
import type {
  BoardFormInput,
  BoardFormOutput,
  BoardInvites,
} from '../../machines/saving/boardForm/boardForm.types.ts'
import type {
  BoardPickerInput,
  BoardPickerMemory,
  BoardPickerOutput,
} from '../../machines/saving/boardPicker/boardPicker.types.ts'
import { saveToBoardMachine } from '../../machines/saving/saveToBoard/saveToBoard.machine.ts'
import type {
  RefreshedSections,
  SaveRequest,
  SaveToBoardInput,
} from '../../machines/saving/saveToBoard/saveToBoard.types.ts'
import type {
  SectionFormInput,
  SectionFormOutput,
} from '../../machines/saving/sectionForm/sectionForm.types.ts'
import type {
  SectionPickerInput,
  SectionPickerOutput,
} from '../../machines/saving/sectionPicker/sectionPicker.machine.ts'
import { deferred, run, type TestClock, type Options, logicsOf } from './run.ts'
import { boardOf, saver, sectionOf } from './saving.ts'

export const memory: BoardPickerMemory = {
  boards: [],
  shortlist: [],
  bookmark: null,
  query: 'gar',
  suggestions: [],
  pinnedTo: null,
}
export const plain = boardOf('202', 'Blue sofa')
export const sectioned = boardOf('201', 'Garden rooms', { sectionCount: 3 })
export const lighting = sectionOf('301', 'Lighting', { pinCount: 9 })
export const refreshed: RefreshedSections = {
  boardId: '201',
  feedKey: 'board-sections:201',
  section: lighting,
  sections: [lighting],
}
export const noInvites: BoardInvites = { userIds: [], emails: [] }

export type SavingOptions = Options<SaveToBoardInput>

/** The save flow on a clock, with a fake for every actor and step. */
export function startSaveOn<C extends TestClock>(clock: C, { mode, ...input }: SavingOptions = {}) {
  const fakes = {
    boardPicker: deferred<BoardPickerOutput, BoardPickerInput>(),
    boardForm: deferred<BoardFormOutput, BoardFormInput>(),
    sectionPicker: deferred<SectionPickerOutput, SectionPickerInput>(),
    sectionForm: deferred<SectionFormOutput, SectionFormInput>(),
    savePin: deferred<{ pinId: string }, SaveRequest>(),
    inviteCollaborators: deferred<void, BoardInvites & { boardId: string }>(),
    readBoard: deferred<Board, { boardId: string }>(),
    refreshSections: deferred<RefreshedSections, { boardId: string; sectionId: string }>(),
  }
  const machine = saveToBoardMachine.provide({
    // SAFETY: the flow only uses a step's input and output, which these have.
    actors: logicsOf(fakes) as never,
  })
  const running = run(machine, {
    clock,
    mode,
    input: {
      policy: defaultPolicy,
      session: saver,
      pin: { id: '1', imageUrl: '/pins/lake.svg' },
      sourceBoardId: null,
      isToastShown: true,
      isDesktop: true,
      method: null,
      ...input,
    },
  })
  const steps = {
    close: () => running.send({ type: 'step.cancelled' }),
    /** Picks a board in the list. */
    pick: (board: Board = plain) => fakes.boardPicker.last().resolve({ kind: 'board', board, memory }),
    toCreateBoard: (name = 'Ponds') => fakes.boardPicker.last().resolve({ kind: 'create', name, memory }),
    /** Picks a board and one of its sections. */
    async pickSection() {
      await steps.pick(sectioned)
      await fakes.sectionPicker.last().resolve({ kind: 'section', section: lighting })
    },
    async toCreateSection(isFirst = false) {
      await steps.pick(sectioned)
      await fakes.sectionPicker.last().resolve({ kind: 'create', isFirst })
    },
    async createBoard(invites = noInvites) {
      await steps.toCreateBoard()
      await fakes.boardForm.last().resolve({
        kind: 'created',
        board: boardOf('900', 'Ponds', { coverUrl: null, pinCount: 0 }),
        invites,
      })
    },
    saved: () => fakes.savePin.last().resolve({ pinId: '77' }),
  }
  /** Types of the emitted events, except the final `flow.ended`. */
  const types = () => running.emitted.map(({ type }) => type).filter((type) => type !== 'flow.ended')
  return {
    ...fakes,
    ...steps,
    ...running,
    types,
    status: () => running.actor.getSnapshot().status,
  }
}
