import { defaultPolicy } from '../../src/domain/policy/policy.ts'
import type { Board } from '../../src/domain/saving/board.ts'
import type { BoardInvites } from '../../machines/saving/boardForm/boardForm.types.ts'
import type { BoardPickerMemory } from '../../machines/saving/boardPicker/boardPicker.types.ts'
import { saveToBoardMachine } from '../../machines/saving/saveToBoard/saveToBoard.machine.ts'
import type {
  RefreshedSections,
  SaveToBoardInput,
} from '../../machines/saving/saveToBoard/saveToBoard.types.ts'
import { run, type TestClock, type Options, withFakes } from './run.ts'
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
  const { fakes, machine } = withFakes(
    saveToBoardMachine,
    'boardPicker',
    'boardForm',
    'sectionPicker',
    'sectionForm',
    'savePin',
    'inviteCollaborators',
    'readBoard',
    'refreshSections',
  )
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
