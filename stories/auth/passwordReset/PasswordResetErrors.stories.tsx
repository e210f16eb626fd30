import preview from '../../../.storybook/preview.tsx'
import { hostileMessage, longMessage } from '../../../mocks/fixtures/messages.ts'
import type { ScenarioName } from '../../../mocks/index.ts'
import { PasswordResetPage } from '../../../src/flows/auth/passwordReset/PasswordResetPage.tsx'
import { isSent, keepsIdentifier, onResetPage, requestReset } from './passwordReset.journeys.ts'
import { focusIsOn } from '../../../testing/journeys/checks.steps.ts'
import { fitsTheWindow } from '../../../testing/journeys/page.steps.ts'
import { showsRow } from '../../../testing/journeys/row.steps.ts'
import { failing } from '../../journeys/failing.ts'
import { driven } from '../../journeys/reaches.ts'
import { see, timesOut, wait, type Step } from '../../../testing/steps/steps.ts'

const meta = preview.meta({
  title: 'Recovery/Password reset',
  id: 'recovery-password-reset-errors',
  component: PasswordResetPage,
})

const WRONG = 'Sorry! Something went wrong on our end.'
const editing = { state: 'passwordReset.editing' } as const
/** The request fails; what was typed is kept, and it can be sent again. */
const fails = (given: ScenarioName, ...says: readonly Step[]) =>
  onResetPage.given(given, ...requestReset(), ...says, keepsIdentifier(), focusIsOn('Send reset link'))

export const IdentifierRequired = meta.story(failing('passwordReset.identifierRequired'))
export const RateLimited = meta.story({
  name: 'Error: too many requests, in the server’s own words',
  ...failing('passwordReset.rateLimited', { calls: ['forgotPassword.failed'] }),
})
export const LimitedInSilence = meta.story({
  name: 'Error: too many requests, and the server says no more',
  ...driven(
    fails(
      'passwordReset.limitedInSilence',
      see('You’ve tried this too often. Wait a while, then try again.'),
    ),
    editing,
  ),
})
export const CountsDown = meta.story({
  name: 'Error: a gateway’s limit, with the wait counted down',
  ...driven(
    fails(
      'passwordReset.limitedByGateway',
      see('You’ve tried this too often. Try again in 2 minutes.'),
      wait(30_000),
      see('You’ve tried this too often. Try again in 1 minute.'),
      wait(60_000),
      see('You can try again now.'),
    ),
    editing,
  ),
})
export const UnknownAccount = meta.story({
  name: 'Error: an account that the server does not know',
  ...driven(
    onResetPage(
      ...requestReset('nobody@example.com'),
      see('The email you entered does not belong to any account.'),
      keepsIdentifier('nobody@example.com'),
    ),
    { ...editing, calls: ['forgotPassword.failed'] },
  ),
})
export const Refused = meta.story({
  name: 'Error: in the server’s own words',
  ...driven(
    fails('passwordReset.refused', see('You’ve asked for too many emails. Try again tomorrow.')),
    editing,
  ),
})
export const ServerFailed = meta.story({
  name: 'Error: the server fails',
  ...driven(fails('passwordReset.serverFailed', see(WRONG)), editing),
})
export const Malformed = meta.story({
  name: 'Error: an answer that breaks off (D7)',
  ...driven(fails('passwordReset.truncatedJson', see(WRONG)), editing),
})
export const Offline = meta.story({
  name: 'Error: offline',
  ...driven(fails('passwordReset.offline', showsRow('forgotPassword.offline')), editing),
})
export const TimedOut = meta.story({
  name: 'Error: no answer for 30 s (D13)',
  ...driven(
    fails(
      'passwordReset.neverAnswers',
      ...timesOut('passwordReset.sending.waiting'),
      showsRow('forgotPassword.timedOut'),
    ),
    editing,
  ),
})
export const TriedAgain = meta.story({
  name: 'After an error, another attempt works',
  ...driven(
    onResetPage(
      ...requestReset('nobody@example.com'),
      see('The email you entered does not belong to any account.'),
      ...requestReset(),
      isSent,
    ),
    { state: 'passwordReset.sent' },
  ),
})
export const HostileMessage = meta.story({
  name: 'A server’s message is text (E1)',
  ...driven(fails('passwordReset.hostileMessage', see(hostileMessage)), editing),
})
export const LongMessage = meta.story({
  name: 'Phone, 320 px, a long message (E2)',
  ...driven(fails('passwordReset.longMessage', see(longMessage), fitsTheWindow('Send reset link')), editing),
  globals: { viewport: { value: 'phone' } },
})
