import type { Hashtag } from '../../src/domain/saving/hashtags.ts'
import { defaultPolicy, type Policy } from '../../src/domain/policy/policy.ts'
import { run, type Mode, withFakes } from './run.ts'
import { hashtagSuggestionsMachine } from '../../machines/saving/hashtagSuggestions/hashtagSuggestions.machine.ts'
import type { TestClock } from './run.ts'

export const { hashtagDebounce, requestTimeout } = defaultPolicy.timing

export const tags = (...queries: string[]): readonly Hashtag[] =>
  queries.map((query, n) => ({ query, pinCount: n }))

export const garden = tags('garden', 'gardening', 'gardenpath')

export function startHashtags<C extends TestClock & { advance(ms: number): void }>(
  clock: C,
  mode: Mode = 'plain',
  policy: Policy = defaultPolicy,
) {
  const { fakes, machine } = withFakes(hashtagSuggestionsMachine, 'suggest')
  const { suggest } = fakes
  const running = run(machine, { clock, mode, input: { policy } })
  const at = (query: string | null) => running.send({ type: 'query.changed', query })
  return {
    suggest,
    ...running,
    caretIn: at,
    asked: () => suggest.calls.map(({ input }) => input.query),
    rows: () => running.actor.getSnapshot().context.rows.map(({ query }) => query),
    active: () => running.actor.getSnapshot().context.active,
    /** The user stops typing inside a hashtag. */
    ask: (query: string) => {
      at(query)
      running.clock.advance(hashtagDebounce)
      return suggest.last()
    },
  }
}
