import { ApiFailure } from '../../../src/api/failure.ts'
import { defineWorld } from '../../paths/world.types.ts'

export const hashtagSuggestionsWorld = defineWorld('hashtagSuggestions', {
  sheet: { flow: 'create-a-board', position: 4 },
  inputs: { '': {} },
  events: [
    { type: 'query.changed', query: 'a' },
    { type: 'query.changed', query: null },
    { type: 'highlight.moved', by: 1 },
    { type: 'hashtag.chosen', query: 'ab' },
    { type: 'flyout.dismissed' },
  ],
  failures: [new ApiFailure('offline'), new ApiFailure('aborted')],
})
