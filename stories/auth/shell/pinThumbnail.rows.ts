import type { SpecRow } from '../../docs/spec/specRow.ts'

export const pinThumbnailRows: readonly SpecRow[] = [
  {
    section: 2,
    topic: 'Containers; pin thumbnail or user avatar in save, download and follow',
    sentences: ['§2 Containers in which', '§2 The save, download'],
    machines: ['pinThumbnail'],
    tested: ['src/domain/auth/authHero.ts'],
    built: ['src/views/auth/shell/AuthHero.tsx', 'src/flows/auth/pinThumbnail/HeroScreen.tsx'],
    stories: ['Auth/Containers', 'Auth/Pin thumbnail', 'Auth/Containers view'],
    tests: [
      'machines/auth/pinThumbnail/pinThumbnail.machine.test.ts',
      'src/flows/auth/pinThumbnail/containers.browser.test.tsx',
    ],
  },
  {
    section: 3,
    topic: 'Pin data for thumbnails, user and inviter pictures',
    sentences: [
      '§3 Pin data for thumbnails',
      '§3 User: full_name, first_name',
      '§3 Inviter: is_default_image.',
    ],
    machines: ['pinThumbnail'],
    tested: ['src/domain/auth/pinThumbnail.ts'],
    built: ['src/api/auth/entities/pin.ts', 'src/domain/auth/person.ts'],
    stories: ['Auth/Pin thumbnail', 'Auth/Containers'],
    tests: ['src/domain/auth/authHero.test.ts', 'mocks/pins.test.ts'],
  },
  {
    section: 7,
    topic: 'Pin read by id, pin query by pinId',
    sentences: ['§7 Pin read by id'],
    machines: ['pinThumbnail'],
    tested: ['src/flows/auth/pinThumbnail/pinThumbnail.services.ts'],
    stories: ['Auth/Pin thumbnail'],
    tests: ['mocks/pins.test.ts'],
  },
]
