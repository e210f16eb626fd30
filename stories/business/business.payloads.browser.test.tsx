import { wren } from '../../mocks/fixtures/sessions.ts'
import { proveLooks } from '../../testing/proof/looks.ts'
import { proveEvents, provePayloads } from '../../testing/proof/payloads.ts'
import { press } from '../../testing/stage/person.ts'
import type * as business from '../../src/business.ts'
import { ACTING_PROFILE_KEY } from '../../src/flows/runtime/actingProfile.storage.ts'
import { BusinessAccess } from '../../src/flows/business/businessAccess/BusinessAccess.tsx'

const session = { ...wren, isPartner: true }

provePayloads<typeof business>({})
proveLooks<typeof business>({}, {})

proveEvents<'business'>({
  'actingProfile.switched': [
    {
      after: 'choosing a business',
      options: { session },
      node: <BusinessAccess />,
      steps: async () => {
        await press(/^Your profile/)
        await press(/^Larch Street Bakery/)
      },
      level: 'info',
      details: { profileId: '701' },
    },
    {
      after: 'choosing the member’s own profile',
      options: { session, browser: { stored: { [ACTING_PROFILE_KEY]: { [wren.userId]: '701' } } } },
      node: <BusinessAccess />,
      steps: () => press('Use your own profile'),
      level: 'info',
      details: { profileId: null },
    },
  ],
  'businessAccess.failed': [
    {
      after: 'the profiles cannot be read',
      options: { session, given: 'businessAccess.unread' },
      node: <BusinessAccess />,
      level: 'info',
      details: { row: 'businessAccess.unread', status: 503, code: null },
    },
  ],
})
