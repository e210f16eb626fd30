import preview from '../../../.storybook/preview.tsx'
import { hostileMessage, longMessage } from '../../../mocks/fixtures/messages.ts'
import { LoginPage } from '../../../src/flows/auth/shell/LoginPage.tsx'
import { focusIsOn } from '../../../testing/journeys/checks.steps.ts'
import { fitsTheWindow, goesTo } from '../../../testing/journeys/page.steps.ts'
import { showsRow } from '../../../testing/journeys/row.steps.ts'
import { press, see } from '../../../testing/steps/steps.ts'
import { failing } from '../../journeys/failing.ts'
import { driven } from '../../journeys/reaches.ts'
import { CREATE, creates, declines, offered } from './passkeyCreation.journeys.ts'

const meta = preview.meta({
  title: 'Auth/Passkey offer',
  id: 'auth-passkey-offer-errors',
  component: LoginPage,
})

const resting = { state: 'passkeyCreation.resting' } as const
const declined = { state: 'passkeyCreation.declined' } as const

export const WindowClosed = meta.story({
  name: 'Error: the window is closed',
  ...failing('passkeyCreation.cancelled'),
})
export const AlreadyRegistered = meta.story({
  name: 'Error: the device has a passkey already',
  ...failing('passkeyCreation.alreadyRegistered'),
})
export const NotAllowed = meta.story(failing('passkeyCreation.notAllowed'))
export const NotSupported = meta.story(failing('passkeyCreation.notSupported'))
export const ServerFailed = meta.story(failing('passkeyCreation.serverFailed'))
export const Offline = meta.story(failing('passkeyCreation.offline'))
export const Malformed = meta.story(failing('passkeyCreation.malformed'))
export const TimedOut = meta.story({
  name: 'Error: no answer for 30 s (D13)',
  ...failing('passkeyCreation.timedOut'),
})
export const Refused = meta.story({
  name: 'Error: in the server’s own words',
  ...failing('passkeyCreation.failed'),
})
export const Expired = meta.story({
  name: 'Error: the window was open for too long',
  ...driven(
    offered('passkeyCreation.expires', creates, showsRow('passkeyCreation.timedOut'), focusIsOn(CREATE)),
    resting,
  ),
})
export const Broken = meta.story({
  name: 'Error: the browser breaks off',
  ...driven(
    offered('passkeyCreation.breaks', creates, see('Sorry, we can’t create a passkey for you.')),
    resting,
  ),
})
export const Unstarted = meta.story({
  name: 'Error: the challenge cannot be had',
  ...driven(offered('passkeyCreation.unstarted', creates, showsRow('passkeyCreation.serverFailed')), {
    ...resting,
    calls: ['readPasskeyCreation.failed'],
  }),
})
export const TruncatedJson = meta.story({
  name: 'Error: an answer that breaks off (D7)',
  ...driven(offered('passkeyCreation.truncatedJson', creates, showsRow('passkeyCreation.malformed')), {
    ...resting,
    calls: ['registerPasskey.failed'],
  }),
})
export const WayOn = meta.story({
  name: 'After an error, “Not now” goes on',
  ...driven(
    offered(
      'passkeyCreation.serverFailed',
      creates,
      showsRow('passkeyCreation.serverFailed'),
      declines,
      goesTo('/'),
    ),
    declined,
  ),
})
export const OnlyWayOn = meta.story({
  name: 'Where another attempt is of no use, “Continue” goes on',
  ...driven(
    offered(
      'passkeyCreation.alreadyRegistered',
      creates,
      showsRow('passkeyCreation.alreadyRegistered'),
      press('Continue'),
      goesTo('/'),
    ),
    declined,
  ),
})
export const HostileMessage = meta.story({
  name: 'A server’s message is text (E1)',
  ...driven(offered('passkeyCreation.hostileMessage', creates, see(hostileMessage)), resting),
})
export const LongMessage = meta.story({
  name: 'Phone, 320 px, a long message (E2)',
  ...driven(
    offered('passkeyCreation.longMessage', creates, see(longMessage), fitsTheWindow('Not now')),
    resting,
  ),
  globals: { viewport: { value: 'phone' } },
})
