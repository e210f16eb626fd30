import preview from '../../../.storybook/preview.tsx'
import { PASSKEY_OFFERS_KEY } from '../../../src/domain/auth/passkeyOffers.ts'
import { LoginPage } from '../../../src/flows/auth/shell/LoginPage.tsx'
import { focusIsOn, neverCalls } from '../../../testing/journeys/checks.steps.ts'
import { given } from '../../../testing/journeys/journey.ts'
import { logIn, PASSWORD } from '../../../testing/journeys/logIn.steps.ts'
import { fitsTheWindow, focusOnTitle, goesTo, leaving } from '../../../testing/journeys/page.steps.ts'
import { press, type, until, type Step } from '../../../testing/steps/steps.ts'
import { expect, waitFor } from 'storybook/test'
import { driven, reaches } from '../../journeys/reaches.ts'
import { CREATE, creates, declines, isOffered, offered, TITLE } from './passkeyCreation.journeys.ts'

const meta = preview.meta({ title: 'Auth/Passkey offer', component: LoginPage })

/** The device remembers whom it has asked. */
const remembers = (...userIds: readonly string[]): Step => [
  userIds.length > 0 ? 'The device remembers the answer' : 'The device remembers no answer',
  ({ stage }) =>
    waitFor(() =>
      expect(stage.platform.storage.get(PASSKEY_OFFERS_KEY, (ids) => ids) ?? []).toEqual(userIds),
    ),
]

export const Offering = meta.story(reaches('auth.offeringPasskey'))
export const Resting = meta.story({
  name: 'Resting: nothing is requested yet',
  ...driven(offered('passkeyCreation.succeeds', neverCalls('readPasskeyCreation')), {
    state: 'passkeyCreation.resting',
  }),
})
export const Requesting = meta.story(reaches('passkeyCreation.requesting.waiting'))
export const RequestingSlowly = meta.story(reaches('passkeyCreation.requesting.slow'))
export const Creating = meta.story({
  name: 'Creating: the window of the browser is open',
  ...reaches('passkeyCreation.creating', { calls: ['readPasskeyCreation.ok'] }),
})
export const Registering = meta.story(reaches('passkeyCreation.registering.waiting'))
export const RegisteringSlowly = meta.story(reaches('passkeyCreation.registering.slow'))
export const Created = meta.story({
  name: 'Created: the log-in goes on',
  ...driven(offered('passkeyCreation.succeeds', creates, leaving, goesTo('/'), remembers('1')), {
    state: 'passkeyCreation.created',
    calls: ['registerPasskey.ok'],
  }),
})
export const Declined = meta.story({
  name: 'Not now: the log-in goes on',
  ...driven(
    offered(
      'passkeyCreation.succeeds',
      declines,
      leaving,
      goesTo('/'),
      remembers('1'),
      neverCalls('readPasskeyCreation'),
    ),
    { state: 'passkeyCreation.declined' },
  ),
})
export const DeclinedWhileCreating = meta.story({
  name: 'Not now, while the window of the browser is open',
  ...driven(
    offered('passkeyCreation.waits', creates, until('passkeyCreation.creating'), declines, goesTo('/')),
    { state: 'passkeyCreation.declined' },
  ),
})
export const Cancelled = meta.story({
  name: 'Cancelled: the offer is as it was',
  ...driven(
    offered(
      'passkeyCreation.waits',
      creates,
      until('passkeyCreation.creating'),
      press('Cancel'),
      focusIsOn(CREATE),
      remembers(),
    ),
    { state: 'passkeyCreation.resting' },
  ),
})
export const NotAskedAgain = meta.story({
  name: 'Not asked again on this device',
  ...driven(
    {
      ...given('passkeyCreation.succeeds', isOffered, ...logIn(), leaving, goesTo('/')),
      stored: { [PASSKEY_OFFERS_KEY]: ['1'] },
    },
    { state: 'auth.loggedIn' },
  ),
})
export const SomebodyElse = meta.story({
  name: 'Somebody else on the same device is asked',
  ...driven(
    { ...offered('passkeyCreation.succeeds'), stored: { [PASSKEY_OFFERS_KEY]: ['4'] } },
    { state: 'auth.offeringPasskey' },
  ),
})
export const Absent = meta.story({
  name: 'The device can keep none: nothing is offered',
  ...driven(given('passkeyCreation.absent', isOffered, ...logIn(), leaving, goesTo('/')), {
    state: 'auth.loggedIn',
  }),
})
export const Undecided = meta.story({
  name: 'Nothing tells whether the device can keep one: the log-in goes on',
  ...driven(given('passkeyCreation.undecided', isOffered, ...logIn(), leaving, goesTo('/')), {
    state: 'auth.loggedIn',
  }),
})
export const AfterACode = meta.story({
  name: 'After a log-in with a code',
  ...driven(
    given(
      'passkeyCreation.succeeds',
      isOffered,
      ...logIn('rowan.birch@example.com', PASSWORD),
      until('auth.loginMfa'),
      type('Verification code', '123456'),
      press('Continue'),
      focusOnTitle(TITLE),
      declines,
      goesTo('/'),
      remembers('2'),
    ),
    { state: 'auth.loggedInWithCode' },
  ),
})
export const SwitchedOff = meta.story({
  name: 'Switched off: nothing is offered',
  ...driven({ steps: [...logIn(), leaving, goesTo('/')] }, { state: 'auth.loggedIn' }),
})
export const Phone = meta.story({
  name: 'Phone, 320 px',
  ...driven(offered('passkeyCreation.cancelled', creates, focusIsOn(CREATE), fitsTheWindow('Not now')), {
    state: 'passkeyCreation.resting',
  }),
  globals: { viewport: { value: 'phone' } },
})
