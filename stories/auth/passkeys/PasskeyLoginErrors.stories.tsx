import preview from '../../../.storybook/preview.tsx'
import { hostileMessage, longMessage } from '../../../mocks/fixtures/messages.ts'
import type { ScenarioName } from '../../../mocks/index.ts'
import { LoginPage } from '../../../src/flows/auth/shell/LoginPage.tsx'
import { focusIsOn } from '../../../testing/journeys/checks.steps.ts'
import { given as inScenario } from '../../../testing/journeys/journey.ts'
import { fitsTheWindow } from '../../../testing/journeys/page.steps.ts'
import { showsRow } from '../../../testing/journeys/row.steps.ts'
import { see, until, type Step } from '../../../testing/steps/steps.ts'
import { failing } from '../../journeys/failing.ts'
import { driven } from '../../journeys/reaches.ts'
import { asks, BUTTON } from './passkeyLogin.journeys.ts'

const meta = preview.meta({
  title: 'Auth/Passkey log-in',
  id: 'auth-passkey-log-in-errors',
  component: LoginPage,
})

const offering = { state: 'passkeyLogin.offering' } as const
/** The attempt fails, and the button is there for another one. */
const fails = (given: ScenarioName, ...says: readonly Step[]) =>
  inScenario(given, asks, ...says, focusIsOn(BUTTON))

export const WindowClosed = meta.story({
  name: 'Error: the window is closed, or there is no passkey',
  ...failing('passkeyLogin.cancelled'),
})
export const NoCredential = meta.story({
  name: 'Error: no account has this passkey',
  ...failing('passkeyLogin.noCredential'),
})
export const NotAllowed = meta.story(failing('passkeyLogin.notAllowed'))
export const NotSupported = meta.story(failing('passkeyLogin.notSupported'))
export const SoftBanned = meta.story(failing('passkeyLogin.softBanned'))
export const RateLimited = meta.story(failing('passkeyLogin.rateLimited'))
export const Suspended = meta.story(failing('passkeyLogin.suspended'))
export const ServerFailed = meta.story(failing('passkeyLogin.serverFailed'))
export const Offline = meta.story(failing('passkeyLogin.offline'))
export const Malformed = meta.story(failing('passkeyLogin.malformed'))
export const TimedOut = meta.story({
  name: 'Error: no answer for 30 s (D13)',
  ...failing('passkeyLogin.timedOut'),
})
export const Refused = meta.story({
  name: 'Error: in the server’s own words',
  ...failing('passkeyLogin.failed'),
})
export const Expired = meta.story({
  name: 'Error: the window was open for too long',
  ...driven(fails('passkeyLogin.expires', showsRow('passkeyLogin.timedOut')), offering),
})
export const Broken = meta.story({
  name: 'Error: the browser breaks off',
  ...driven(fails('passkeyLogin.breaks', see('Sorry, we can’t log you in.')), offering),
})
export const Unstarted = meta.story({
  name: 'Error: the challenge cannot be had',
  ...driven(fails('passkeyLogin.unstarted', showsRow('passkeyLogin.serverFailed')), {
    ...offering,
    calls: ['readPasskeyRequest.failed'],
  }),
})
export const TruncatedJson = meta.story({
  name: 'Error: an answer that breaks off (D7)',
  ...driven(fails('passkeyLogin.truncatedJson', showsRow('passkeyLogin.malformed')), {
    ...offering,
    calls: ['verifyPasskey.failed'],
  }),
})
export const ListBreaks = meta.story({
  name: 'The list of the email field breaks off: a button takes its place',
  ...driven(inScenario('passkeyLogin.listBreaks', see(BUTTON)), offering),
})
export const ListUnstarted = meta.story({
  name: 'The list of the email field cannot begin: a button takes its place',
  ...driven(inScenario('passkeyLogin.listUnstarted', see(BUTTON), until('passkeyLogin.offering')), offering),
})
export const HostileMessage = meta.story({
  name: 'A server’s message is text (E1)',
  ...driven(fails('passkeyLogin.hostileMessage', see(hostileMessage)), offering),
})
export const LongMessage = meta.story({
  name: 'Phone, 320 px, a long message (E2)',
  ...driven(fails('passkeyLogin.longMessage', see(longMessage), fitsTheWindow(BUTTON)), offering),
  globals: { viewport: { value: 'phone' } },
})
