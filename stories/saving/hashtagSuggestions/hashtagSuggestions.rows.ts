import type { SpecRow } from '../../docs/spec/specRow.ts'

export const hashtagSuggestionsRows: readonly SpecRow[] = [
  {
    section: 2,
    topic: 'Hashtag suggestion flyout in the pin description',
    sentences: [
      '§2 Hashtag suggestion flyout',
      '§7 GET /v3/search/autocomplete/ | q',
      '§8 Hashtag autocomplete failure',
      '§9 Hashtag suggestions: at most',
      '§9 Autocomplete: at most',
    ],
    machines: ['hashtagSuggestions'],
    tested: ['src/domain/saving/hashtags.ts'],
    built: [
      'src/views/saving/hashtagSuggestions/HashtagField.tsx',
      'src/flows/saving/hashtagSuggestions/PinDescription.tsx',
      'src/flows/saving/saveToBoard/DescriptionScreen.tsx',
    ],
    stories: ['Saving/Hashtags', 'Saving/Save to board'],
    tests: [
      'machines/saving/hashtagSuggestions/hashtagSuggestions.machine.test.ts',
      'src/flows/saving/saveToBoard/saveToBoard.description.browser.test.tsx',
    ],
  },
]
