import { assign, emit, setup } from 'xstate'
import { toFailure } from '../../../src/api/failure.ts'
import type { Hashtag } from '../../../src/domain/saving/hashtags.ts'
import type { Failure } from '../../../src/errors/failure.ts'
import { delays, notProvided, types, type WithPolicy } from '../../fragments/setup.ts'

export type HashtagSuggestionsEvent =
  /** The hashtag at the caret, without its '#'; null if there is none. */
  | { readonly type: 'query.changed'; readonly query: string | null }
  /** To the next or previous suggestion; past either end comes the text itself. */
  | { readonly type: 'highlight.moved'; readonly by: 1 | -1 }
  /** The hashtag was put into the text. */
  | { readonly type: 'hashtag.chosen'; readonly query: string }
  | { readonly type: 'flyout.dismissed' }

/** Failures are not shown, and never carry what was typed. saving.txt §8. */
export interface HashtagSuggestionsEmitted {
  readonly type: 'attempt.failed'
  readonly row: 'hashtagSuggestions.failed'
  readonly failure: Failure | null
}

export interface HashtagSuggestionsContext extends WithPolicy {
  /** '' for none. */
  readonly query: string
  readonly rows: readonly Hashtag[]
  /** Index of the highlighted row; -1 for none. */
  readonly active: number
}

type Thrown = { readonly event: { readonly error: unknown } }
const thrown = ({ event }: Thrown) => ({ failure: toFailure(event.error) })
/** A single list, so that clearing an empty one does not render the field again. */
const noRows: readonly Hashtag[] = []
const startsWith = (text: string, start: string) => text.toLowerCase().startsWith(start.toLowerCase())

/**
 * Suggests hashtags while a description is typed. The flyout is open while there are rows. Spec: saving.txt §2 "Hashtag
 * suggestion flyout", §7, §8, §9.
 */
export const hashtagSuggestionsMachine = setup({
  types: types<{
    context: HashtagSuggestionsContext
    input: WithPolicy
    events: HashtagSuggestionsEvent
    emitted: HashtagSuggestionsEmitted
  }>(),
  actors: { suggest: notProvided<readonly Hashtag[], { readonly query: string }>('suggest') },
  delays: delays('hashtagDebounce', 'requestTimeout'),
  guards: {
    isSame: ({ context }, { query }: { query: string | null }) => (query ?? '') === context.query,
    isEmpty: (_, { query }: { query: string | null }) => !query,
    hasRows: ({ context }) => context.rows.length > 0,
    isCancelled: (_, { failure }: { failure: Failure }) => failure.kind === 'aborted',
  },
  actions: {
    /** Earlier suggestions stay only if they match the current query. */
    assignQuery: assign(({ context }, { query }: { query: string | null }) => ({
      query: query ?? '',
      rows: query ? context.rows.filter((row) => startsWith(row.query, query)) : noRows,
      active: -1,
    })),
    assignRows: assign(({ context }, rows: readonly Hashtag[]) => ({
      rows: rows.slice(0, context.policy.saving.hashtagLimit),
      active: -1,
    })),
    assignActive: assign(({ context: { active, rows } }, { by }: { by: 1 | -1 }) => {
      // One position more than there are rows: the text, at -1.
      const places = rows.length + 1
      return { active: ((active + 1 + by + places) % places) - 1 }
    }),
    clearRows: assign({ rows: noRows, active: -1 }),
    emitFailed: emit((_, { failure }: { failure: Failure | null }) => ({
      type: 'attempt.failed' as const,
      row: 'hashtagSuggestions.failed' as const,
      failure,
    })),
  },
}).createMachine({
  id: 'hashtagSuggestions',
  context: ({ input: { policy } }) => ({ policy, query: '', rows: noRows, active: -1 }),
  initial: 'idle',
  on: {
    'query.changed': [
      { guard: { type: 'isSame', params: ({ event }) => event } },
      {
        guard: { type: 'isEmpty', params: ({ event }) => event },
        target: '.idle',
        actions: { type: 'assignQuery', params: ({ event }) => event },
      },
      {
        target: '.debouncing',
        reenter: true,
        actions: { type: 'assignQuery', params: ({ event }) => event },
      },
    ],
    'highlight.moved': { actions: { type: 'assignActive', params: ({ event }) => event } },
    'hashtag.chosen': {
      target: '.idle',
      actions: [{ type: 'assignQuery', params: ({ event }) => event }, 'clearRows'],
    },
    /** The same query is not requested again. */
    'flyout.dismissed': { target: '.idle', actions: 'clearRows' },
  },
  states: {
    idle: {},
    debouncing: { after: { hashtagDebounce: 'asking' } },
    asking: {
      tags: 'pending',
      invoke: {
        src: 'suggest',
        input: ({ context: { query } }) => ({ query }),
        onDone: { target: 'answered', actions: { type: 'assignRows', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isCancelled', params: thrown }, target: 'answered' },
          { target: 'idle', actions: ['clearRows', { type: 'emitFailed', params: thrown }] },
        ],
      },
      after: {
        requestTimeout: {
          target: 'idle',
          actions: ['clearRows', { type: 'emitFailed', params: { failure: null } }],
        },
      },
    },
    answered: { always: [{ guard: 'hasRows', target: 'showing' }, { target: 'idle' }] },
    showing: {},
  },
})
