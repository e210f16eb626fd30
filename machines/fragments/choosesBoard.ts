import type { Session } from '../../src/domain/auth/session.ts'
import type { Board, BoardSection } from '../../src/domain/saving/board.ts'
import type { boardFormMachine } from '../saving/boardForm/boardForm.machine.ts'
import type { BoardFormOutput } from '../saving/boardForm/boardForm.types.ts'
import type { boardPickerMachine } from '../saving/boardPicker/boardPicker.machine.ts'
import type {
  BoardPickerInput,
  BoardPickerMemory,
  BoardPickerOutput,
} from '../saving/boardPicker/boardPicker.types.ts'
import type { sectionFormMachine } from '../saving/sectionForm/sectionForm.machine.ts'
import type { SectionFormOutput } from '../saving/sectionForm/sectionForm.types.ts'
import type {
  sectionPickerMachine,
  SectionPickerOutput,
} from '../saving/sectionPicker/sectionPicker.machine.ts'
import { output, type Output } from './events.ts'
import { required } from './outcome.ts'
import { notProvidedMachine, type WithPolicy } from './setup.ts'

/** What is kept while a board, or a section of it, is chosen. */
export interface BoardChoice extends WithPolicy {
  readonly session: Session
  /** State of the list of boards, restored on going back to it. */
  readonly memory: BoardPickerMemory | null
  /** Suggested name of a new board. */
  readonly boardName: string
  /** The selected board; null until there is one. */
  readonly board: Board | null
  readonly section: BoardSection | null
  /** The new section is the first of its board. */
  readonly isFirstSection: boolean
}

export const noBoard = { boardName: '', board: null, section: null, isFirstSection: false } as const

/** The selected board; every step after the list of boards has one. */
export const boardOf = ({ board }: Pick<BoardChoice, 'board'>): Board => required(board, 'board')

/** The steps of the choice. */
export const choiceActors = {
  boardPicker: notProvidedMachine<typeof boardPickerMachine>('boardPicker'),
  boardForm: notProvidedMachine<typeof boardFormMachine>('boardForm'),
  sectionPicker: notProvidedMachine<typeof sectionPickerMachine>('sectionPicker'),
  sectionForm: notProvidedMachine<typeof sectionFormMachine>('sectionForm'),
}

export const choiceGuards = {
  isToCreate: (_: unknown, { output: { kind } }: Output<BoardPickerOutput | SectionPickerOutput>) =>
    kind === 'create',
  isCancelled: (_: unknown, { output: { kind } }: Output<BoardFormOutput | SectionFormOutput>) =>
    kind === 'cancelled',
  /** The board has no section yet, and gets one. */
  isFirstSection: (_: unknown, { output: picked }: Output<BoardPickerOutput>) =>
    picked.kind === 'board' &&
    Boolean(picked.addsSection) &&
    !picked.section &&
    picked.board.sectionCount === 0,
  /** The step before the section was created is the list of boards. */
  isWithoutSections: ({ context: { board } }: { context: BoardChoice }) => board?.sectionCount === 0,
  hasSections: (_: unknown, { output: picked }: Output<BoardPickerOutput>) =>
    picked.kind === 'board' && !picked.section && picked.board.sectionCount > 0,
}

/** For `assignPicked`: the board with the section that was chosen with it, or the name of a new one. */
export const picked = (_: unknown, { output: { memory, ...choice } }: Output<BoardPickerOutput>) =>
  choice.kind === 'create'
    ? { memory, boardName: choice.name }
    : choice.kind === 'several'
      ? // Where only one is saved to, the first.
        { memory, board: choice.boards[0] ?? null }
      : {
          memory,
          board: choice.board,
          section: choice.section ?? null,
          isFirstSection: Boolean(choice.addsSection) && choice.board.sectionCount === 0,
        }

/** For `assignSection`: the section; null for the board itself, and for a new section. */
export const pickedSection = (_: unknown, { output: choice }: Output<SectionPickerOutput>) => ({
  section: choice.kind === 'section' ? choice.section : null,
  isFirstSection: choice.kind === 'create' && choice.isFirst,
})

/** For `assignNewSection`. */
export const createdSection = (
  context: Pick<BoardChoice, 'board'>,
  { output: form }: Output<SectionFormOutput>,
) =>
  form.kind === 'created'
    ? {
        section: form.section,
        board: { ...boardOf(context), sectionCount: boardOf(context).sectionCount + 1 },
      }
    : {}

const assignPicked = { type: 'assignPicked', params: output<BoardPickerOutput> } as const
const assignSection = { type: 'assignSection', params: output<SectionPickerOutput> } as const
const isToCreate = { type: 'isToCreate', params: output<BoardPickerOutput | SectionPickerOutput> } as const

/**
 * The list of boards. A board without sections and a section are `chosen` at once; `left` are the events that leave the list. The machine has the states
 * `creatingBoard`, `choosingSection` and `creatingSection`, and the actions `dropBoard` and `assignPicked`.
 */
export const choosesBoard = <Context extends BoardChoice, Chosen extends string, const Left extends object>(
  chosen: Chosen,
  shown: (context: Context) => Pick<BoardPickerInput, 'pinId' | 'isDesktop' | 'savedIds' | 'canAddSection'>,
  left: Left,
) =>
  ({
    tags: 'view:choosingBoard',
    entry: 'dropBoard',
    invoke: {
      src: 'boardPicker',
      id: 'boardPicker',
      input: ({ context }: { context: Context }) => ({
        policy: context.policy,
        session: context.session,
        memory: context.memory,
        ...shown(context),
      }),
      onDone: [
        { guard: isToCreate, target: 'creatingBoard', actions: assignPicked },
        {
          guard: { type: 'isFirstSection', params: output<BoardPickerOutput> },
          target: 'creatingSection',
          actions: assignPicked,
        },
        {
          guard: { type: 'hasSections', params: output<BoardPickerOutput> },
          target: 'choosingSection',
          actions: assignPicked,
        },
        { target: chosen, actions: assignPicked },
      ],
    },
    on: left,
  }) as const

/**
 * The sections of the board: one of them, the board itself, or a new section. The machine has the state `creatingSection` and the action
 * `assignSection`.
 */
export const choosesSection = <Chosen extends string, const Left extends object>(
  chosen: Chosen,
  left: Left,
) =>
  ({
    tags: 'view:choosingSection',
    invoke: {
      src: 'sectionPicker',
      id: 'sectionPicker',
      input: ({ context }: { context: BoardChoice }) => ({
        policy: context.policy,
        board: boardOf(context),
      }),
      onDone: [
        { guard: isToCreate, target: 'creatingSection', actions: assignSection },
        { target: chosen, actions: assignSection },
      ],
    },
    on: left,
  }) as const

/** Where 'Back' leads from the form of a new section: to the sections, or to the boards if the board has none. */
export const beforeNewSection = [
  { guard: 'isWithoutSections', target: 'choosingBoard' },
  { target: 'choosingSection' },
] as const

/** A new section of the board. The machine has the states of `beforeNewSection` and the action `assignNewSection`. */
export const createsSection = <Chosen extends string, const Left extends object>(
  chosen: Chosen,
  left: Left,
) =>
  ({
    tags: 'view:creatingSection',
    invoke: {
      src: 'sectionForm',
      id: 'sectionForm',
      // The section starts empty: the pin is saved into it afterwards, and would count twice.
      input: ({ context }: { context: BoardChoice }) => ({
        policy: context.policy,
        session: context.session,
        board: boardOf(context),
        pinIds: [],
        suggestedName: null,
      }),
      onDone: [
        {
          guard: { type: 'isCancelled', params: output<SectionFormOutput> },
          target: 'choosingSection',
        },
        { target: chosen, actions: { type: 'assignNewSection', params: output<SectionFormOutput> } },
      ],
    },
    on: left,
  }) as const
