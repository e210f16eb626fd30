import { loginErrors } from '../../../src/errors/auth/login.errors.ts'
import { hostileMessage, longMessage, rtlMessage, authMessages } from '../../fixtures/messages.ts'
import type { Handler } from '../../handlers/handler.ts'
import { logIn as fromDb } from '../../handlers/auth/logIn.ts'
import {
  empty,
  never,
  noContent,
  refusal,
  respondWith,
  slow,
  tooManyRequests,
  truncatedJson,
  wrongShape,
  type Outcome,
} from '../../respond.ts'
import { fromRows } from '../fromRows.ts'
import { popupsAgree } from './popups.ts'
import { inArea, type Situation } from '../scenario.ts'

/** A code that no row of the catalogue uses. */
const unknownCode = 9999
/** Delay of a slow response, in milliseconds. */
const slowMs = 1_500

const answering = (logIn: Handler<'logIn'>, platform = popupsAgree): Situation => ({
  answers: { logIn },
  platform,
})

/** After 'tooQuick', a solved widget allows the log-in. */
const meeting = (outcome: Outcome) =>
  answering((call) =>
    outcome.code === 'tooQuick' && call.payload.recaptchaV2Token
      ? fromDb(call)
      : respondWith(outcome, call.policy),
  )

/** The provider's account, or the typed email, belongs to no member. */
const unmatched = answering(({ policy }) => respondWith({ code: 'noAccount' }, policy))

const rows = fromRows(loginErrors, {}, meeting, {
  facebookNoMatch: unmatched,
  googleNoMatch: unmatched,
  lineNoMatch: unmatched,
  unknownEmail: unmatched,
  lineUnavailable: {
    platform: ({ providers }) => void (providers.behaviour.line = 'unavailable'),
    policy: { transports: { line: 'sdk' } },
  },
  serverMessage: answering(() =>
    refusal({ code: unknownCode, message: authMessages['login.serverMessage'] }),
  ),
  unexplained: answering(() => refusal({ code: unknownCode })),
  emailRequired: {},
  passwordRequired: {},
  botWidgetFailed: {
    ...answering(({ policy }) => respondWith({ code: 'tooQuick' }, policy)),
    platform: ({ botCheck }) => void (botCheck.mode = 'fails'),
  },
})

const withMessage = (message: unknown) => answering(() => refusal({ code: unknownCode, message }))
const shaped = (body: unknown) => answering(() => wrongShape(body))
const withUser = (user: unknown) => shaped({ resource_response: { data: { user } } })

/** Outcomes of a log-in. */
export const loginScenarios = inArea('login', {
  ...rows,
  succeeds: answering((call) => fromDb(call)),
  neverAnswers: answering(never),
  slow: answering(async (call) => {
    await slow(slowMs)
    return fromDb(call)
  }),
  /** The bot check's script never loads: no token, no widget. */
  botWidgetNeverLoads: {
    ...answering(({ policy }) => respondWith({ code: 'tooQuick' }, policy)),
    platform: ({ botCheck }) => void (botCheck.mode = 'hangs'),
  },
  /** The server keeps asking for the widget. */
  tooQuickAgain: answering(({ policy }) => respondWith({ code: 'tooQuick' }, policy)),
  lastUsed: { policy: { lastUsedMethod: true } },
  limitedByGateway: answering(() => tooManyRequests(90)),
  emptyBody: answering(empty),
  noContent: answering(noContent),
  truncatedJson: answering(truncatedJson),
  wrongShape: shaped({ resource_response: { data: { user: { id: 1, username: 'wren' } } } }),
  wrongShapeDataNull: shaped({ resource_response: { data: null } }),
  wrongShapeUserMissing: shaped({ resource_response: { data: {} } }),
  wrongShapeUserNull: withUser(null),
  wrongShapeIdNumber: withUser({ id: 1, username: 'wren' }),
  wrongShapeArrays: shaped({ resource_response: [{ data: [{ user: [] }] }] }),
  wrongShapeRootArray: shaped([]),
  wrongShapeRootNull: shaped(null),
  wrongShapeText: shaped('logged in'),
  hostileMessage: withMessage(hostileMessage),
  longMessage: withMessage(longMessage),
  rtlMessage: withMessage(rtlMessage),
  nonStringMessage: withMessage({ html: '<b>no text</b>' }),
})
