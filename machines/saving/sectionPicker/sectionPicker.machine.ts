import { assign, emit, setup } from 'xstate'
import { toFailure } from '../../../src/api/failure.ts'
import type { Board, BoardSection } from '../../../src/domain/saving/board.ts'
import type { Failure } from '../../../src/errors/failure.ts'
import { delays, notProvided, types, type WithPolicy } from '../../fragments/setup.ts'

export interface SectionPickerInput extends WithPolicy {
  readonly board: Board
}

/** What was chosen: the board itself, one of its sections, or a new section. */
export type SectionPickerOutput =
  | { readonly kind: 'board' }
  | { readonly kind: 'section'; readonly section: BoardSection }
  /** `isFirst`: the board has no sections. */
  | { readonly kind: 'create'; readonly isFirst: boolean }

export interface SectionPickerEmitted {
  readonly type: 'attempt.failed'
  readonly row: 'sections.loadFailed'
  readonly failure: Failure | null
}

type Sections = readonly BoardSection[]
type Thrown = { event: { error: unknown } }
const thrown = ({ event }: Thrown) => ({ failure: toFailure(event.error) })

/** The sections of a board to choose from. The board itself and 'Add section' can be chosen before the list loads. saving.txt §2. */
export const sectionPickerMachine = setup({
  types: types<{
    context: SectionPickerInput & { sections: Sections; output: SectionPickerOutput }
    input: SectionPickerInput
    output: SectionPickerOutput
    events:
      | { type: 'board.chosen' }
      | { type: 'section.chosen'; id: string }
      | { type: 'creation.requested' }
      | { type: 'retry.requested' }
    emitted: SectionPickerEmitted
  }>(),
  actors: { readSections: notProvided<Sections, { boardId: string }>('readSections') },
  delays: delays('requestTimeout'),
  guards: {
    isEmpty: (_, { sections }: { sections: Sections }) => sections.length === 0,
    isThere: ({ context: { sections } }, { id }: { id: string }) =>
      sections.some((section) => section.id === id),
  },
  actions: {
    assignSections: assign((_, { sections }: { sections: Sections }) => ({ sections })),
    chooseSection: assign(({ context }, { id }: { id: string }) => {
      const section = context.sections.find((each) => each.id === id)
      return section ? { output: { kind: 'section' as const, section } } : {}
    }),
    chooseCreation: assign((_, { isFirst }: { isFirst: boolean }) => ({
      output: { kind: 'create' as const, isFirst },
    })),
    emitFailed: emit((_, { failure }: { failure: Failure | null }) => ({
      type: 'attempt.failed' as const,
      row: 'sections.loadFailed' as const,
      failure,
    })),
  },
}).createMachine({
  id: 'sectionPicker',
  context: ({ input }) => ({ ...input, sections: [], output: { kind: 'board' } }),
  output: ({ context }) => context.output,
  initial: 'loading',
  on: {
    'board.chosen': '.chosen',
    'creation.requested': {
      target: '.chosen',
      actions: { type: 'chooseCreation', params: { isFirst: false } },
    },
  },
  states: {
    loading: {
      tags: 'pending',
      invoke: {
        src: 'readSections',
        input: ({ context }) => ({ boardId: context.board.id }),
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => ({ sections: event.output }) },
            target: 'empty',
          },
          {
            target: 'choosing',
            actions: { type: 'assignSections', params: ({ event }) => ({ sections: event.output }) },
          },
        ],
        onError: { target: 'failed', actions: { type: 'emitFailed', params: thrown } },
      },
      after: {
        requestTimeout: { target: 'failed', actions: { type: 'emitFailed', params: { failure: null } } },
      },
    },
    failed: { on: { 'retry.requested': 'loading' } },
    /** The sections may have been deleted since the boards were listed. */
    empty: {
      on: {
        'creation.requested': {
          target: 'chosen',
          actions: { type: 'chooseCreation', params: { isFirst: true } },
        },
      },
    },
    choosing: {
      on: {
        'section.chosen': {
          guard: { type: 'isThere', params: ({ event }) => event },
          target: 'chosen',
          actions: { type: 'chooseSection', params: ({ event }) => event },
        },
      },
    },
    chosen: { type: 'final' },
  },
})
