import { offsiteErrors } from '../../../src/errors/auth/offsite.errors.ts'
import type { Handler } from '../../handlers/handler.ts'
import { hiddenServerMessage } from '../../fixtures/messages.ts'
import { checkOffsite as fromDb } from '../../handlers/auth/offsite.ts'
import { moved, never, refusal, respondWith, wrongShape, type Outcome } from '../../respond.ts'
import { fromRows } from '../fromRows.ts'
import { inArea, type Situation } from '../scenario.ts'

const checking = (checkOffsite: Handler<'checkOffsite'>): Situation => ({ answers: { checkOffsite } })
const meeting = (outcome: Outcome) => checking(({ policy }) => respondWith(outcome, policy))
/** The same status for every link. The URL defaults to the requested one. */
const withStatus = (redirect_status: string | null, url?: string | null) =>
  checking(({ payload }) => ({
    resource_response: { data: { redirect_status, url: url === undefined ? payload.url : url } },
  }))

/** Outcomes of the outbound link check. */
export const offsiteScenarios = inArea('offsite', {
  ...fromRows(offsiteErrors, hiddenServerMessage, meeting, {
    suspicious: withStatus('suspicious'),
    porn: withStatus('porn'),
    blocked: withStatus('blocked'),
    unknownStatus: withStatus('probably_fine'),
    invalidLink: {},
  }),
  safe: checking((call) => fromDb(call)),
  neverAnswers: checking(never),
  /** A script URL. */
  hostileUrl: withStatus(null, 'javascript:globalThis.wasRun=true'),
  warnedWithoutUrl: withStatus('suspicious', null),
  /** The pin with the link no longer exists. */
  notFound: checking(({ policy }) => refusal({ status: 404 }, policy)),
  /** The pin's link has a different address. */
  moved: checking(() => moved('/pin/43/')),
  saysNothing: checking(() => wrongShape({ resource_response: { data: {} } })),
})
