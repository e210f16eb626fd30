import { passkeyCreationErrors } from '../../../src/errors/auth/passkeyCreation.errors.ts'
import type { EveryRowId } from '../../../src/errors/index.ts'
import type { ScenarioName } from '../../../mocks/index.ts'
import { focusIsOn } from '../../../testing/journeys/checks.steps.ts'
import { given, type ErrorJourneys, type Journeys } from '../../../testing/journeys/journey.ts'
import { logIn } from '../../../testing/journeys/logIn.steps.ts'
import { focusOnTitle, leaving } from '../../../testing/journeys/page.steps.ts'
import { showsRow } from '../../../testing/journeys/row.steps.ts'
import { press, see, slow, timesOut, until, type Step } from '../../../testing/steps/steps.ts'

/** Passkeys are loaded, and with them the offer. */
export const isOffered = see('Log in with a passkey')
export const TITLE = 'Log in faster next time'
export const CREATE = 'Create a passkey'
export const creates = press(CREATE)
export const declines = press('Not now')

/** From the log-in form to the offer. */
export const toOffer: readonly Step[] = [isOffered, ...logIn(), focusOnTitle(TITLE)]

/** In a scenario, at the offer. */
export const offered = (scenario: ScenarioName, ...steps: readonly Step[]) =>
  given(scenario, ...toOffer, ...steps)

/** Every leaf state of creating a passkey, after a log-in. */
export const passkeyCreationJourneys = {
  'auth.offeringPasskey': offered('passkeyCreation.succeeds'),
  'passkeyCreation.resting': offered('passkeyCreation.succeeds', see(CREATE)),
  'passkeyCreation.requesting.waiting': offered('passkeyCreation.neverStarts', creates),
  'passkeyCreation.requesting.slow': offered(
    'passkeyCreation.neverStarts',
    creates,
    ...slow('passkeyCreation.requesting'),
  ),
  'passkeyCreation.creating': offered(
    'passkeyCreation.waits',
    creates,
    see('Finish in the window of your browser or device.'),
  ),
  'passkeyCreation.registering.waiting': offered(
    'passkeyCreation.neverAnswers',
    creates,
    until('passkeyCreation.registering.waiting'),
  ),
  'passkeyCreation.registering.slow': offered(
    'passkeyCreation.neverAnswers',
    creates,
    ...slow('passkeyCreation.registering'),
  ),
  'passkeyCreation.created': offered('passkeyCreation.succeeds', creates, leaving),
  'passkeyCreation.declined': offered('passkeyCreation.succeeds', declines, leaving),
} as const satisfies Journeys

/** Where another attempt would end in the same way, the way on is the only button. */
const hopeless: ReadonlySet<string> = new Set([
  'passkeyCreation.alreadyRegistered',
  'passkeyCreation.notAllowed',
  'passkeyCreation.notSupported',
])

const focusAfterFailure = (row: EveryRowId) => focusIsOn(hopeless.has(row) ? 'Continue' : CREATE)

// SAFETY: each name is a row of the table.
const rows = Object.keys(passkeyCreationErrors).map((name) => `passkeyCreation.${name}` as EveryRowId)

/** Every row: the browser or the server refuses, and the way on is there. */
export const passkeyCreationErrorJourneys: ErrorJourneys = {
  ...Object.fromEntries(
    rows.map((row) => [row, { steps: [...toOffer, creates, showsRow(row), focusAfterFailure(row)] }]),
  ),
  'passkeyCreation.timedOut': (row) => ({
    steps: [
      ...toOffer,
      creates,
      ...timesOut('passkeyCreation.registering.waiting'),
      showsRow(row),
      focusAfterFailure(row),
    ],
  }),
}
