import type { SpecRow } from '../../docs/spec/specRow.ts'

export const claimUpsellRows: readonly SpecRow[] = [
  {
    section: 2,
    topic: 'Photo-sharing upsell: ‘Connect now’ leads to /settings/claim/',
    sentences: ['§2 An upsell modal'],
    machines: ['claimUpsell'],
    built: [
      'src/views/createPin/ClaimUpsellView.tsx',
      'src/flows/createPin/claimUpsell/ClaimUpsellScreen.tsx',
      'src/flows/createPin/claimUpsell/claimUpsell.effects.ts',
    ],
    stories: ['Create Pin/Connect an account'],
    tests: [
      'src/flows/createPin/claimUpsell/claimUpsell.browser.test.tsx',
      'src/flows/createPin/shell/createPinPage.ways.browser.test.tsx',
    ],
  },
  {
    section: 4,
    topic: 'Photo-sharing upsell: when it is shown, once, and dismissed after 2 seconds',
    sentences: [
      '§3 Local storage key',
      '§4 Photo-sharing upsell. Shown',
      '§4 Once shown it',
      '§4 The dismiss button',
    ],
    machines: ['claimUpsell'],
    tested: [
      'src/domain/createPin/claimUpsell.ts',
      'src/flows/createPin/claimUpsell/claimUpsell.services.ts',
    ],
    built: ['src/flows/createPin/claimUpsell/claimUpsell.storage.ts'],
    stories: ['Create Pin/Connect an account'],
    tests: ['machines/createPin/claimUpsell/claimUpsell.machine.test.ts'],
  },
  {
    section: 7,
    topic: 'GET users/settings, UserStateResource, the upsell’s view and connect events',
    sentences: [
      '§3 User settings read',
      '§7 UserStateResource POST create',
      '§7 GET /v3/users/settings | reads',
      '§7 Context events: view_type',
    ],
    tested: ['src/flows/createPin/claimUpsell/claimUpsell.effects.ts'],
    built: ['src/api/createPin/createPin.endpoints.ts', 'src/flows/runtime/logEvents.createPin.ts'],
    stories: ['Create Pin/Connect an account'],
    tests: ['src/flows/createPin/claimUpsell/claimUpsell.browser.test.tsx'],
  },
]
