import { and, assign, setup } from 'xstate'
import type { Collaborator } from '../../../src/domain/saving/collaborators.ts'
import { delays, notProvided, types, type WithPolicy } from '../../fragments/setup.ts'
import { visibleName } from '../../../src/domain/text/visibleName.ts'

export interface CollaboratorsContext extends WithPolicy {
  /** As typed. */
  readonly term: string
  /** Suggestions before anything is typed; null until loaded. */
  readonly suggestions: readonly Collaborator[] | null
  /** Results for the current term. */
  readonly found: readonly Collaborator[]
  readonly chosen: readonly Collaborator[]
}

export type CollaboratorsEvent =
  | { readonly type: 'field.focused' }
  | { readonly type: 'term.changed'; readonly term: string }
  | { readonly type: 'candidate.chosen'; readonly candidate: Collaborator }
  | { readonly type: 'candidate.removed'; readonly id: string }

const none: readonly Collaborator[] = []

/**
 * Finds collaborators to invite to a new board. Spec: saving.txt §2 "Create-board form", §5 "Collaborator email", §7. Failures are silent,
 * because an address can be typed anyway.
 */
export const collaboratorsMachine = setup({
  types: types<{ context: CollaboratorsContext; input: WithPolicy; events: CollaboratorsEvent }>(),
  actors: {
    suggestCollaborators: notProvided<readonly Collaborator[], undefined>('suggestCollaborators'),
    searchCollaborators: notProvided<readonly Collaborator[], { term: string }>('searchCollaborators'),
  },
  delays: delays('collaboratorDebounce', 'requestTimeout'),
  guards: {
    isBlank: ({ event }) => event.type === 'term.changed' && visibleName(event.term) === '',
    hasSuggestions: ({ context }) => context.suggestions !== null,
    canChoose: ({ context, event }) =>
      event.type === 'candidate.chosen' &&
      event.candidate.canInvite &&
      !context.chosen.some(({ id }) => id === event.candidate.id),
  },
  actions: {
    /** Results of another term are dropped. */
    assignTerm: assign(({ event }) =>
      event.type === 'term.changed' ? { term: event.term, found: none } : {},
    ),
    addChosen: assign(({ context, event }) =>
      event.type === 'candidate.chosen'
        ? { chosen: [...context.chosen, event.candidate], term: '', found: none }
        : {},
    ),
    removeChosen: assign({
      chosen: ({ context, event }) =>
        context.chosen.filter(({ id }) => event.type !== 'candidate.removed' || id !== event.id),
    }),
    assignSuggestions: assign((_, { found }: { found: readonly Collaborator[] }) => ({ suggestions: found })),
    assignFound: assign((_, { found }: { found: readonly Collaborator[] }) => ({ found })),
  },
}).createMachine({
  id: 'collaborators',
  context: ({ input }) => ({ ...input, term: '', suggestions: null, found: none, chosen: none }),
  initial: 'idle',
  on: {
    'term.changed': [
      { guard: and(['isBlank', 'hasSuggestions']), target: '.suggested', actions: 'assignTerm' },
      { guard: 'isBlank', target: '.suggesting', actions: 'assignTerm' },
      { target: '.typing', reenter: true, actions: 'assignTerm' },
    ],
    'candidate.chosen': [
      { guard: and(['canChoose', 'hasSuggestions']), target: '.suggested', actions: 'addChosen' },
      { guard: 'canChoose', target: '.suggesting', actions: 'addChosen' },
    ],
    'candidate.removed': { actions: 'removeChosen' },
  },
  states: {
    /** Nothing is loaded before the field is focused. */
    idle: { on: { 'field.focused': 'suggesting' } },
    suggesting: {
      tags: 'pending',
      invoke: {
        src: 'suggestCollaborators',
        onDone: {
          target: 'suggested',
          actions: { type: 'assignSuggestions', params: ({ event }) => ({ found: event.output }) },
        },
        onError: 'suggested',
      },
      after: { requestTimeout: 'suggested' },
    },
    suggested: {},
    typing: { tags: 'pending', after: { collaboratorDebounce: 'searching' } },
    searching: {
      tags: 'pending',
      invoke: {
        src: 'searchCollaborators',
        input: ({ context }) => ({ term: context.term.trim() }),
        onDone: {
          target: 'found',
          actions: { type: 'assignFound', params: ({ event }) => ({ found: event.output }) },
        },
        onError: 'found',
      },
      after: { requestTimeout: 'found' },
    },
    found: {},
  },
})
