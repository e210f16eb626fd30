import type { SpecRow } from '../../docs/spec/specRow.ts'

export const claimUpsellRows: readonly SpecRow[] = [
  {
    section: 2,
    topic: 'Photo-sharing upsell: ‘Connect now’ leads to /settings/claim/',
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
    tested: ['src/flows/createPin/claimUpsell/claimUpsell.effects.ts'],
    built: ['src/api/createPin/createPin.endpoints.ts', 'src/flows/runtime/logEvents.createPin.ts'],
    stories: ['Create Pin/Connect an account'],
    tests: ['src/flows/createPin/claimUpsell/claimUpsell.browser.test.tsx'],
  },
]
