import { hashtagSuggestionsMachine } from '../../../../machines/saving/hashtagSuggestions/hashtagSuggestions.machine.ts'
import type { HashtagsData } from '../../../api/saving/entities/saving.ts'
import { hashtagEndpoints } from '../../../api/saving/saving.endpoints.ts'
import type { Hashtag } from '../../../domain/saving/hashtags.ts'
import { memberClientOf } from '../../runtime/memberClientOf.ts'
import { fromCall } from '../../runtime/fromCall.ts'

const client = memberClientOf(hashtagEndpoints)

/** Unique hashtags without their '#'; skips anything that is not a word. */
export function toHashtags(rows: HashtagsData): readonly Hashtag[] {
  const counts = new Map<string, number>()
  for (const { query, pin_count } of rows) {
    const word = query.trim().replace(/^#/, '')
    if (word && !counts.has(word)) counts.set(word, pin_count)
  }
  return [...counts].map(([query, pinCount]) => ({ query, pinCount }))
}

/** The suggestions' machine with its actor. */
export const hashtagSuggestionsLogic = hashtagSuggestionsMachine.provide({
  actors: {
    suggest: fromCall(async ({ config, input: { query }, signal }) => {
      const payload = { q: query, show_pin_count: true } as const
      return toHashtags((await client(config).autocomplete(payload, signal)).resource_response.data)
    }),
  },
})
