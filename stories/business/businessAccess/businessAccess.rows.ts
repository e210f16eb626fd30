import type { SpecRow } from '../../docs/spec/specRow.ts'

const stories = ['Business/Profile switcher']

/** Acting for a business. */
export const businessAccessRows: readonly SpecRow[] = [
  {
    section: 1,
    topic: 'Acting on behalf of other business profiles',
    sentences: ['§1 A partner can'],
    machines: ['businessAccess'],
    built: ['src/flows/business/businessAccess/BusinessAccess.tsx'],
    stories,
    tests: ['src/flows/business/businessAccess/businessAccess.browser.test.tsx'],
  },
  {
    section: 2,
    topic: 'Business access: profile routes, header only with profiles',
    sentences: ['§2 Profile routes /{username}', '§2 A profile-switching header'],
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
    sentences: ['§3 Acting profile: id', '§3 The own profile', '§3 The business profiles'],
    tested: ['src/domain/business/profile.ts', 'src/api/business/business.entities.ts'],
    stories,
  },
  {
    section: 4,
    topic: 'Business access: choice, two-factor, what the acting profile provides, ownership',
    sentences: [
      '§4 Business access. The',
      '§4 The chosen profile',
      '§4 The acting profile counts',
      '§4 The own account',
      '§4 Name, username, image',
      '§4 The viewer owns',
    ],
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
    sentences: ['§6 Partner (isPartner) | Can', '§6 Business access requires'],
    machines: ['businessAccess'],
    built: ['src/flows/business/businessAccess/BusinessAccess.tsx'],
    stories,
    tests: ['src/flows/business/businessAccess/businessAccess.browser.test.tsx'],
  },
  {
    section: 7,
    topic: 'GET business_access/profiles, without a redirect',
    sentences: ['§7 GET /vx/business_access/profiles/'],
    machines: ['businessAccess'],
    built: [
      'src/api/business/business.endpoints.ts',
      'src/flows/business/businessAccess/businessAccess.services.ts',
    ],
    stories,
    tests: ['src/flows/business/businessAccess/businessAccess.browser.test.tsx'],
  },
]
