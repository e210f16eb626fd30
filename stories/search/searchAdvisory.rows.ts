import type { SpecRow } from '../docs/spec/specRow.ts'

export const searchAdvisoryRows: readonly SpecRow[] = [
  {
    section: 1,
    topic: 'Search can show advisory notices',
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
    machines: [],
    built: [
      'src/domain/search/readAdvisory.ts',
      'src/domain/search/advisoryContent.ts',
      'src/domain/search/textSegments.ts',
      'src/domain/search/advisoryLink.ts',
    ],
    stories: ['Search/Advisory'],
    tests: [
      'src/domain/search/readAdvisory.test.ts',
      'src/domain/search/advisoryContent.test.ts',
      'src/domain/search/textSegments.test.ts',
      'src/domain/search/textSegments.laws.test.ts',
      'src/domain/search/advisoryLink.test.ts',
    ],
  },
  {
    section: 7,
    topic: 'Events of advisory view and click',
    machines: ['searchAdvisory'],
    built: [
      'machines/search/searchAdvisory/searchAdvisory.machine.ts',
      'src/flows/search/searchAdvisory/searchAdvisory.effects.ts',
      'src/flows/runtime/logEvents.search.ts',
      'src/ui/layout/useSeen.ts',
    ],
    stories: ['Search/Advisory'],
    tests: [
      'machines/search/searchAdvisory/searchAdvisory.machine.test.ts',
      'src/flows/search/searchAdvisory/searchAdvisory.browser.test.tsx',
    ],
  },
  {
    section: 9,
    topic: 'Search advisory severity codes 0, 1, 2',
    machines: [],
    built: ['src/domain/search/advisory.types.ts', 'src/domain/search/readAdvisory.ts'],
    stories: ['Search/Advisory'],
    tests: ['src/domain/search/readAdvisory.test.ts'],
  },
]
