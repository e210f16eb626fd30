import type { SpecRow } from '../docs/spec/specRow.ts'

export const searchAdvisoryRows: readonly SpecRow[] = [
  {
    section: 1,
    topic: 'Search can show advisory notices',
    sentences: ['§1 Search can show'],
    machines: ['searchAdvisory'],
    built: [
      'src/flows/search/searchAdvisory/SearchAdvisory.tsx',
      'src/views/search/SearchAdvisoryView.tsx',
      'src/views/search/AdvisoryNotice.tsx',
    ],
    stories: ['Search/Advisory'],
    tests: ['src/flows/search/searchAdvisory/searchAdvisory.browser.test.tsx'],
  },
  {
    section: 3,
    topic: 'Search advisory: level, severity, type, country, notices, text tags, actions, third party',
    sentences: ['§3 Search advisory: advisory', '§3 Third-party advisory type'],
    tested: [
      'src/domain/search/readAdvisory.ts',
      'src/domain/search/advisoryContent.ts',
      'src/domain/search/textSegments.ts',
      'src/domain/search/advisoryLink.ts',
      'src/domain/search/contactLink.ts',
      'src/domain/search/dismissedAdvisories.ts',
    ],
    stories: ['Search/Advisory'],
    tests: ['src/domain/search/textSegments.laws.test.ts'],
  },
  {
    section: 7,
    topic: 'Events of advisory view and click',
    sentences: ['§7 Events are also'],
    machines: ['searchAdvisory'],
    tested: ['machines/search/searchAdvisory/searchAdvisory.machine.ts'],
    built: [
      'src/flows/search/searchAdvisory/searchAdvisory.effects.ts',
      'src/flows/runtime/logEvents.search.ts',
      'src/ui/layout/useSeen.ts',
    ],
    stories: ['Search/Advisory'],
    tests: ['src/flows/search/searchAdvisory/searchAdvisory.browser.test.tsx'],
  },
  {
    section: 9,
    topic: 'Search advisory severity codes 0, 1, 2',
    sentences: ['§9 Search advisory severity'],
    tested: ['src/domain/search/readAdvisory.ts'],
    built: ['src/domain/search/advisory.types.ts'],
    stories: ['Search/Advisory'],
  },
]
