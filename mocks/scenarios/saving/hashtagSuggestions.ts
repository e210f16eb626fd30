import { autocomplete as fromDb } from '../../handlers/saving/saving.ts'
import type { Handler } from '../../handlers/handler.ts'
import { html, never, offline, serverError } from '../../respond.ts'
import { inArea, type Situation } from '../scenario.ts'

const answering = (autocomplete: Handler<'autocomplete'>): Situation => ({ answers: { autocomplete } })
const suggesting = (...rows: readonly (readonly [query: string, pin_count: number])[]) =>
  answering(() => ({ resource_response: { data: rows.map(([query, pin_count]) => ({ query, pin_count })) } }))

/** Outcomes of searching hashtags. */
export const hashtagSuggestionsScenarios = inArea('hashtagSuggestions', {
  failed: answering(() => serverError()),
  offline: answering(offline),
  malformed: answering(() => html()),
  succeeds: answering((call) => fromDb(call)),
  neverAnswers: answering(never),
  none: suggesting(),
  /** Unusual suggestions: a leading '#', markup, a prototype key, a change of direction, very long values. */
  peculiar: suggesting(
    ['#garden', 1],
    ['g<img src=x onerror="globalThis.wasRun = true">', 0],
    ['__proto__', 2_400_000],
    ['g\u202Enedrag', 12],
    [`g${'x'.repeat(200)}`, 1e15],
    ['   ', 5],
    ['sixth', 1],
  ),
})
