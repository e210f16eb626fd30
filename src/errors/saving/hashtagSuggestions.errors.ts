import { silently, type ErrorTable } from '../catalogue.ts'

/** Hashtags are a help, not an answer one waits for: a failure hides the flyout and is only logged. saving.txt §8. */
export const hashtagSuggestionsErrors = {
  failed: { placement: silently, words: 'none' },
} as const satisfies ErrorTable
