import type { SpecRow } from '../../docs/spec/specRow.ts'

const stories = ['Business/Profile switcher']

/** Acting for a business. */
export const businessAccessRows: readonly SpecRow[] = [
  {
    section: 1,
    topic: 'Acting on behalf of other business profiles',
    machines: ['businessAccess'],
    built: ['src/flows/business/businessAccess/BusinessAccess.tsx'],
    stories,
    tests: ['src/flows/business/businessAccess/businessAccess.browser.test.tsx'],
  },
  {
    section: 2,
    topic: 'Business access: profile routes, header only with profiles',
    machines: ['businessAccess', 'viewedProfile'],
    tested: ['src/domain/business/viewedPage.ts'],
    built: [
      'src/flows/business/viewedProfile/useViewedProfile.ts',
      'src/views/business/ProfileSwitcherView.tsx',
    ],
    stories,
    tests: ['machines/business/viewedProfile/viewedProfile.machine.test.ts'],
  },
  {
    section: 3,
    topic: 'Acting profile: own one synthesised with OWNER, list sorted by business name',
    tested: ['src/domain/business/profile.ts', 'src/api/business/business.entities.ts'],
    stories,
  },
  {
    section: 4,
    topic: 'Business access: choice, two-factor, what the acting profile provides, ownership',
    machines: ['businessAccess'],
    built: [
      'src/domain/business/profile.ts',
      'src/flows/runtime/actingProfile.storage.ts',
      'src/flows/business/businessAccess/businessAccess.context.ts',
    ],
    stories,
    tests: [
      'machines/business/businessAccess/businessAccess.machine.test.ts',
      'src/flows/business/businessAccess/businessAccess.browser.test.tsx',
      'src/flows/business/businessAccess/businessAccess.tabs.browser.test.tsx',
    ],
  },
  {
    section: 6,
    topic: 'Partner: can load business profiles',
    machines: ['businessAccess'],
    built: ['src/flows/business/businessAccess/BusinessAccess.tsx'],
    stories,
    tests: ['src/flows/business/businessAccess/businessAccess.browser.test.tsx'],
  },
  {
    section: 7,
    topic: 'GET business_access/profiles, without a redirect',
    machines: ['businessAccess'],
    built: [
      'src/api/business/business.endpoints.ts',
      'src/flows/business/businessAccess/businessAccess.services.ts',
    ],
    stories,
    tests: ['src/flows/business/businessAccess/businessAccess.browser.test.tsx'],
  },
]
