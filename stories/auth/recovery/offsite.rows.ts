import type { SpecRow } from '../../docs/spec/specRow.ts'

export const offsiteRows: readonly SpecRow[] = [
  {
    section: 2,
    topic: 'Outbound link check page /offsite/',
    sentences: ['§2 Outbound link check', '§7 GET /v3/offsite/ | pin_id'],
    machines: ['offsite'],
    tested: ['src/domain/navigation/offsite.ts'],
    built: ['src/flows/auth/offsite/OffsitePage.tsx', 'src/views/auth/offsite/OffsiteView.tsx'],
    stories: ['Recovery/Offsite link', 'Recovery/Offsite link view'],
    tests: [
      'machines/auth/offsite/offsite.machine.test.ts',
      'src/flows/auth/offsite/offsite.browser.test.tsx',
    ],
  },
]
