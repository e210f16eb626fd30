import { see, type, until } from '../../../testing/steps/steps.ts'
import { given, type Journeys } from '../../../testing/journeys/journey.ts'
import { logIn, WREN } from '../../../testing/journeys/logIn.steps.ts'

/** The time at which the story's clock starts: 15 January 2026, noon UTC. */
const NOON = Date.UTC(2026, 0, 15, 12)
/** The storage key for this browser's bot checks. */
export const STAMPS = 'tackboard.botCheckTimestamps'
/** The stored value after bot checks at these times, in milliseconds before the start. auth.txt §9. */
export const checkedAgo = (...ago: number[]) => ({ [STAMPS]: ago.map((ms) => NOON - ms) })

export const TOO_QUICK = 'Oops! You logged in too quickly. Please try again with the reCAPTCHA.'
export const toWidget = [...logIn(), until('login.verifyingHuman.solving'), see(TOO_QUICK)]

/** Every leaf state of the background token and of the local rate limit. auth.txt §4 "Bot check", §9. */
export const botCheckJourneys = {
  'botCheck.refreshing': given('botCheck.tokenHangs', type('Email', WREN)),
  'botCheck.ready': { steps: [type('Email', WREN)] },
  'rateLimit.recording': given('login.tooQuick', ...logIn()),
  'rateLimit.withinLimit': given('login.tooQuick', ...toWidget),
  'rateLimit.limited': {
    given: 'login.tooQuick',
    stored: checkedAgo(1, 2_000, 3_599_000),
    steps: [...logIn(), see('Oops! Too many login attempts')],
  },
} as const satisfies Journeys
