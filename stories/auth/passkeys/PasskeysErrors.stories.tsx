import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { authMessages, hostileMessage, longMessage } from '../../../mocks/fixtures/messages.ts'
import { PasskeyList } from '../../../src/flows/auth/passkeys/PasskeyList.tsx'
import { focusIsOn } from '../../../testing/journeys/checks.steps.ts'
import { asMember } from '../../../testing/journeys/journey.ts'
import { fitsTheWindow, reads } from '../../../testing/journeys/page.steps.ts'
import { showsRow } from '../../../testing/journeys/row.steps.ts'
import { press, see, until, type Step } from '../../../testing/steps/steps.ts'
import { failing } from '../../journeys/failing.ts'
import { driven } from '../../journeys/reaches.ts'
import { onStage } from '../../primitives/stage.tsx'
import { asking, confirm, inList, isListed, names, rename, renaming } from './passkeyList.journeys.ts'

const meta = preview.meta({
  title: 'Auth/Passkeys',
  id: 'auth-passkeys-errors',
  component: PasskeyList,
  decorators: [onStage],
})

const confirming = { state: 'passkeyList.confirming' } as const

export const ListRateLimited = meta.story(failing('passkeyList.rateLimited'))
export const ListServerFailed = meta.story(failing('passkeyList.serverFailed'))
export const ListOffline = meta.story(failing('passkeyList.offline'))
export const ListMalformed = meta.story(failing('passkeyList.malformed'))
export const ListTimedOut = meta.story({
  name: 'Error: no list for 30 s (D13)',
  ...failing('passkeyList.timedOut', { given: 'passkeyList.neverAnswers' }),
})
export const ListRefused = meta.story({
  name: 'Error: no list, in the server’s own words',
  ...failing('passkeyList.failed'),
})
export const ListTruncatedJson = meta.story({
  name: 'Error: a list that breaks off (D7)',
  ...driven(asMember.given('passkeyList.truncatedJson', showsRow('passkeyList.malformed')), {
    state: 'passkeyList.failed',
  }),
})
export const NameRequired = meta.story(failing('passkeyChange.nameRequired'))
export const Unknown = meta.story({
  name: 'Error: the passkey is gone already',
  ...failing('passkeyChange.unknown'),
})
export const RateLimited = meta.story(failing('passkeyChange.rateLimited'))
export const ServerFailed = meta.story({
  name: 'Error: the name cannot be saved, and stays in the form',
  ...failing('passkeyChange.serverFailed', { calls: ['renamePasskey.failed'] }),
})
export const Offline = meta.story(failing('passkeyChange.offline'))
export const Malformed = meta.story(failing('passkeyChange.malformed'))
export const TimedOut = meta.story({
  name: 'Error: no answer for 30 s (D13)',
  ...failing('passkeyChange.timedOut', { given: 'passkeyChange.neverAnswers' }),
})
export const Refused = meta.story({
  name: 'Error: in the server’s own words',
  ...failing('passkeyChange.failed'),
})
const promisesNoPassword: Step = [
  'It does not say that a password logs in',
  ({ page }) => expect(page.queryByText(/you log in with your password/)).toBeNull(),
]
export const OnlyWay = meta.story({
  name: 'Error: the only way to log in cannot be removed',
  ...driven(
    inList(
      'passkeyChange.onlyWay',
      ...asking,
      confirm,
      see('This passkey is the only way to log in to your account. Set a password first.'),
      promisesNoPassword,
      focusIsOn('Remove'),
    ),
    { ...confirming, calls: ['removePasskey.failed'] },
  ),
})
export const RemovalOffline = meta.story({
  name: 'Error: offline while removing',
  ...driven(
    inList('passkeyChange.offline', ...asking, confirm, showsRow('passkeyChange.offline')),
    confirming,
  ),
})
export const GoneAlready = meta.story({
  name: 'Removing one that is gone already is done',
  ...driven(inList('passkeyChange.unknown', ...asking, confirm, isListed, names('Pixel 9', 'YubiKey 5C')), {
    state: 'passkeyList.listed',
  }),
})
export const NotCreated = meta.story({
  name: 'Adding fails: the list stays',
  ...driven(
    asMember.given(
      'passkeyCreation.cancelled',
      isListed,
      press('Add a passkey'),
      showsRow('passkeyCreation.cancelled'),
      focusIsOn('Add a passkey'),
    ),
    { state: 'passkeyList.listed' },
  ),
})
export const OnThisDevice = meta.story({
  name: 'Adding: the device has one already, until that is removed',
  ...driven(
    asMember.given(
      'passkeyCreation.alreadyRegistered',
      isListed,
      press('Add a passkey'),
      showsRow('passkeyCreation.alreadyRegistered'),
      ...asking,
      confirm,
      until('passkeyList.listed'),
      see('Add a passkey'),
    ),
    { state: 'passkeyCreation.resting' },
  ),
})
export const HostileMessage = meta.story({
  name: 'A server’s message is text (E1)',
  ...driven(inList('passkeyChange.hostileMessage', ...renaming, ...rename('x'), reads(hostileMessage)), {
    state: 'passkeyList.renaming.editing',
  }),
})
export const LongMessage = meta.story({
  name: 'Phone, 320 px, a long message (E2)',
  ...driven(
    inList('passkeyChange.longMessage', ...asking, confirm, reads(longMessage), fitsTheWindow('Remove')),
    confirming,
  ),
  globals: { viewport: { value: 'phone' } },
})
export const Dark = meta.story({
  name: 'A rename that failed, dark',
  ...driven(
    inList(
      'passkeyChange.failed',
      ...renaming,
      ...rename('Work laptop'),
      see(authMessages['passkeyChange.failed']),
    ),
    { state: 'passkeyList.renaming.editing' },
  ),
  globals: { theme: 'dark' },
})
