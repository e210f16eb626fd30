import type { ProfileData } from '../../../src/api/business/business.entities.ts'
import {
  businessAccessErrors,
  viewedProfileErrors,
  type BusinessRowId,
} from '../../../src/errors/business/business.errors.ts'
import { db } from '../../db.ts'
import { hiddenServerMessage } from '../../fixtures/messages.ts'
import { manyProfiles, profiles } from '../../fixtures/profiles.ts'
import type { Handler } from '../../handlers/handler.ts'
import { never, refusal, serverError, wrongShape } from '../../respond.ts'
import { fromRows } from '../fromRows.ts'
import { inArea, type Scenarios, type Situation } from '../scenario.ts'

const reading = (readProfiles: Handler<'readProfiles'>): Situation => ({ answers: { readProfiles } })
const respond = (list: readonly ProfileData[]) => ({ resource_response: { data: { profiles: list } } })
const listing = (list: readonly ProfileData[]) => reading(() => respond(list))

/** The first answer comes from the table; later answers are different. */
const thenReading = (later: () => ReturnType<Handler<'readProfiles'>>) =>
  reading(() => {
    db.profileReads += 1
    return db.profileReads === 1 ? respond(db.profiles) : later()
  })

const withoutMfa = profiles.map((profile) => ({ ...profile, viewerMeetsMfaRequirement: false }))

/** Outcomes of reading the profiles that a partner may act for, and of reading who saved a pin. */
export const businessScenarios = {
  ...inArea('businessAccess', {
    ...fromRows(businessAccessErrors, hiddenServerMessage, () => ({}), {
      unread: reading(() => serverError()),
      outdated: thenReading(() => serverError()),
    }),
    neverAnswers: reading(never),
    refreshNeverAnswers: thenReading(never),
    signedOut: reading(() => refusal({ status: 401 })),
    empty: listing([]),
    /** One profile besides the member's own. */
    one: listing(profiles.slice(0, 1)),
    many: listing(manyProfiles(10_000)),
    /** Every profile requires two-factor from the second answer on. */
    mfaRevoked: thenReading(() => respond(withoutMfa)),
    /** No profile is left from the second answer on. */
    accessLost: thenReading(() => respond([])),
    malformed: reading(() => wrongShape({ resource_response: { data: { profiles: 'none' } } })),
    /** Only the first profile can be used. */
    partlyMalformed: reading(() =>
      wrongShape({
        resource_response: {
          data: {
            profiles: [
              ...profiles.slice(0, 1),
              null,
              { id: '', user: { username: 'nobody' } },
              { id: '805', viewerMeetsMfaRequirement: true },
              { id: 806, user: { username: 'number' } },
            ],
          },
        },
      }),
    ),
  }),
  ...inArea('viewedProfile', {
    ...fromRows(viewedProfileErrors, hiddenServerMessage, () => ({}), {
      unread: { answers: { readPin: () => serverError() } },
    }),
    neverAnswers: { answers: { readPin: never } },
  }),
} satisfies Scenarios<BusinessRowId>
