import type { SnapshotFrom } from 'xstate'
import type { hashtagSuggestionsMachine } from '../../../../machines/saving/hashtagSuggestions/hashtagSuggestions.machine.ts'
import { unitsPerGrapheme } from '../../../domain/text/truncate.ts'
import type { HashtagFieldProps } from '../../../views/saving/hashtagSuggestions/HashtagField.tsx'
import type { SendTo } from '../../runtime/useConnect.ts'

/** What the flyout shows. */
export const connectHashtagSuggestions = ({
  context: { active, policy, query, rows },
}: SnapshotFrom<typeof hashtagSuggestionsMachine>): Pick<
  HashtagFieldProps,
  'maxLength' | 'hashtagEnds' | 'rows' | 'query' | 'active'
> => ({
  // The field counts code units, so this never stops a description of as many characters as the policy allows.
  maxLength: policy.createPin.descriptionLimit * unitsPerGrapheme,
  hashtagEnds: policy.saving.hashtagEnds,
  rows,
  query,
  active,
})

export const hashtagSuggestionsCallbacks = (
  send: SendTo<typeof hashtagSuggestionsMachine>,
): Pick<HashtagFieldProps, 'onQuery' | 'onMove' | 'onChosen' | 'onDismiss'> => ({
  onQuery: (query) => send({ type: 'query.changed', query }),
  onMove: (by) => send({ type: 'highlight.moved', by }),
  onChosen: (query) => send({ type: 'hashtag.chosen', query }),
  onDismiss: () => send({ type: 'flyout.dismissed' }),
})
