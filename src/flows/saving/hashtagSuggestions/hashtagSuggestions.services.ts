import { hashtagSuggestionsMachine } from '../../../../machines/saving/hashtagSuggestions/hashtagSuggestions.machine.ts'
import { createClient } from '../../../api/client.ts'
import type { HashtagsData } from '../../../api/saving/entities/saving.ts'
import { hashtagEndpoints } from '../../../api/saving/saving.endpoints.ts'
import type { Hashtag } from '../../../domain/saving/hashtags.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import type { TackboardConfig } from '../../runtime/config.ts'

/** Unique hashtags without their '#'; skips anything that is not a word. */
export function toHashtags(rows: HashtagsData): readonly Hashtag[] {
  const counts = new Map<string, number>()
  for (const { query, pin_count } of rows) {
    const word = query.trim().replace(/^#/, '')
    if (word && !counts.has(word)) counts.set(word, pin_count)
  }
  return [...counts].map(([query, pinCount]) => ({ query, pinCount }))
}

/** The suggestions' machine with its actor provided from the config. */
export function provideHashtagSuggestions({ api, policy }: TackboardConfig) {
  const client = createClient(hashtagEndpoints, { ...api, policy })
  return hashtagSuggestionsMachine.provide({
    actors: {
      suggest: fromCall(async ({ input: { query }, signal }) =>
        toHashtags(
          (await client.autocomplete({ q: query, show_pin_count: true }, signal)).resource_response.data,
        ),
      ),
    },
  })
}
