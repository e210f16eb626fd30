import type { HashtagSuggestionsEmitted } from '../../../../machines/saving/hashtagSuggestions/hashtagSuggestions.machine.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { failureDetails } from '../../runtime/logEvents.ts'

/** Turns what the machine emits into a log event. */
export const runHashtagSuggestionsEffect = (
  effect: HashtagSuggestionsEmitted,
  { onLog }: TackboardConfig,
): void => onLog({ level: 'info', event: 'hashtagSuggestions.failed', details: failureDetails(effect) })
