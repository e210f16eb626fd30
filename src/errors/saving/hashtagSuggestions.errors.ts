import { silently, type ErrorTable } from '../catalogue.ts'

/** Hashtag suggestions are optional, so a failure only hides the flyout and is logged. */
export const hashtagSuggestionsErrors = {
  failed: { placement: silently, message: 'none' },
} as const satisfies ErrorTable
