import type { SnapshotFrom } from 'xstate'
import type {
  HashtagSuggestionsEvent,
  hashtagSuggestionsMachine,
} from '../../../../machines/saving/hashtagSuggestions/hashtagSuggestions.machine.ts'
import type { HashtagFieldProps } from '../../../views/saving/hashtagSuggestions/HashtagField.tsx'

export type HashtagSuggestionsSnapshot = SnapshotFrom<typeof hashtagSuggestionsMachine>

/** The flyout's part of the field's props. */
export function connectHashtagSuggestions(
  { context: { active, policy, rows } }: HashtagSuggestionsSnapshot,
  send: (event: HashtagSuggestionsEvent) => void,
): Omit<HashtagFieldProps, 'label' | 'value' | 'onValue'> {
  return {
    hashtagEnds: policy.saving.hashtagEnds,
    rows,
    active,
    onQuery: (query) => send({ type: 'query.changed', query }),
    onMove: (by) => send({ type: 'highlight.moved', by }),
    onChosen: (query) => send({ type: 'hashtag.chosen', query }),
    onDismiss: () => send({ type: 'flyout.dismissed' }),
  }
}
