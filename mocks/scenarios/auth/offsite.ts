import { offsiteErrors } from '../../../src/errors/auth/offsite.errors.ts'
import type { Handler } from '../../handlers/handler.ts'
import { wordsNotToShow } from '../../fixtures/messages.ts'
import { checkOffsite as fromDb } from '../../handlers/auth/offsite.ts'
import { never, respondWith, wrongShape, type Outcome } from '../../respond.ts'
import { fromRows } from '../fromRows.ts'
import { inArea, type Situation } from '../scenario.ts'

const checking = (checkOffsite: Handler<'checkOffsite'>): Situation => ({ answers: { checkOffsite } })
const meeting = (outcome: Outcome) => checking(({ policy }) => respondWith(outcome, policy))
/** The same status for every link; the address is the one that was asked, unless it is given. */
const saying = (redirect_status: string | null, url?: string | null) =>
  checking(({ payload }) => ({
    resource_response: { data: { redirect_status, url: url === undefined ? payload.url : url } },
  }))

/** What the check of a link that leads out may come to. auth.txt §7. A16. */
export const offsiteScenarios = inArea('offsite', {
  ...fromRows(offsiteErrors, wordsNotToShow, meeting, {
    suspicious: saying('suspicious'),
    porn: saying('porn'),
    blocked: saying('blocked'),
    unknownStatus: saying('probably_fine'),
    invalidLink: {},
  }),
  safe: checking((call) => fromDb(call)),
  neverAnswers: checking(never),
  /** A script where the address was due. */
  hostileUrl: saying(null, 'javascript:globalThis.wasRun=true'),
  warnedWithoutUrl: saying('suspicious', null),
  saysNothing: checking(() => wrongShape({ resource_response: { data: {} } })),
})
