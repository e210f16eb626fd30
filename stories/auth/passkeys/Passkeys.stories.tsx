import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import { PasskeyList } from '../../../src/flows/auth/passkeys/PasskeyList.tsx'
// The provider loads it lazily; loaded up front here, so that no story waits for the development server.
import '../../../src/flows/auth/session/LogInAgain.tsx'
import { asMember } from '../../../testing/journeys/journey.ts'
import { logIn } from '../../../testing/journeys/logIn.steps.ts'
import { fitsTheWindow, focusInField, focusOnTitle, titled } from '../../../testing/journeys/page.steps.ts'
import { inMode } from '../../../testing/modes.ts'
import { press, see } from '../../../testing/steps/steps.ts'
import { onStage } from '../../primitives/stage.tsx'
import { driven, reaches } from '../../journeys/reaches.ts'
import { asking, inList, isListed, names, QUESTION, startRename } from './passkeyList.journeys.ts'

const meta = preview.meta({
  title: 'Auth/Passkeys',
  tags: ['autodocs'],
  component: PasskeyList,
  decorators: [onStage],
})

const listed = { state: 'passkeyList.listed' } as const

export const Playground = meta.story(driven({ isLive: true, session: wren }, {}))
export const Loading = meta.story(reaches('passkeyList.loading'))
export const LoadingFailed = meta.story({
  name: 'The list could not be loaded',
  ...reaches('passkeyList.failed', { calls: ['readPasskeys.failed'] }),
})
export const Retried = meta.story({
  name: '“Try again” loads the list again',
  ...driven(
    asMember.given('passkeyList.failsOnce', press('Try again'), isListed, see('MacBook Pro')),
    listed,
  ),
})
export const Empty = meta.story(reaches('passkeyList.empty'))
export const Listed = meta.story(reaches('passkeyList.listed', { calls: ['readPasskeys.ok'] }))
export const Renaming = meta.story({
  name: 'Renaming: the name is selected',
  ...reaches('passkeyList.renaming.editing'),
})
export const Saving = meta.story(reaches('passkeyList.renaming.saving'))
export const Confirming = meta.story({
  name: 'Confirming: what removing means',
  ...reaches('passkeyList.confirming'),
})
export const ConfirmingTheOnlyOne = meta.story({
  name: 'Confirming: the only one',
  ...driven(
    inList(
      'passkeyList.one',
      ...asking,
      see('It’s your only passkey. After that, you log in with your password.'),
    ),
    { state: 'passkeyList.confirming' },
  ),
})
export const Removing = meta.story(reaches('passkeyList.removing'))
export const Rereading = meta.story({
  name: 'Given up in flight: the list is read again, because the call may have arrived',
  ...reaches('passkeyList.rereading'),
})
export const SessionEnded = meta.story({
  name: 'The session has ended: the log-in opens over the page, and the list follows',
  ...driven(
    asMember.given('sessionEnded', focusInField('Email'), titled('Log in'), ...logIn(), isListed),
    listed,
  ),
})
export const Fifty = meta.story({
  name: 'Fifty passkeys',
  ...driven(
    inList('passkeyList.fifty', see('Chromebook 48'), [
      'All are there',
      () => expect(document.querySelectorAll('li [data-at="name"]')).toHaveLength(50),
    ]),
    listed,
  ),
})
export const HostileNames = meta.story({
  name: 'Unlikely names (E1, E3)',
  ...driven(
    inList('passkeyList.hostile', see('<img src=x onerror=alert(1)>'), see('{name} %s $&'), see('Passkey'), [
      'No element is made of them',
      () => expect(document.querySelector('li img')).toBeNull(),
    ]),
    listed,
  ),
})
export const HostileNameInAQuestion = meta.story({
  name: 'A long name in the question',
  ...driven(inList('passkeyList.hostile', press(/^Remove A phone/), fitsTheWindow('Remove')), {
    state: 'passkeyList.confirming',
  }),
  globals: inMode('phone'),
})
export const OddDates = meta.story({
  name: 'Dates that cannot be',
  ...driven(
    inList(
      'passkeyList.oddDates',
      names('Without dates', 'Passkey', 'From the future', 'A default'),
      see('Last used today'),
      ['No date is invented', () => expect(document.body).not.toHaveTextContent(/Added|2999|Invalid/)],
    ),
    listed,
  ),
})
export const Phone = meta.story({
  name: 'Phone, 320 px',
  ...driven(inList('passkeyList.several', startRename, fitsTheWindow('Save')), {
    state: 'passkeyList.renaming.editing',
  }),
  globals: { viewport: { value: 'phone' } },
})
export const PhoneHostile = meta.story({
  name: 'Phone, 320 px, long names',
  ...driven(inList('passkeyList.hostile', fitsTheWindow('Add a passkey')), listed),
  globals: { viewport: { value: 'phone' } },
})
export const RightToLeft = meta.story({
  name: 'Right to left (J21)',
  ...driven(inList('passkeyList.several', see('Pixel 9')), listed),
  globals: { locale: 'ar' },
})
export const Dark = meta.story({
  name: 'Asking, dark',
  ...driven(inList('passkeyList.several', ...asking, focusOnTitle(QUESTION)), {
    state: 'passkeyList.confirming',
  }),
  globals: { theme: 'dark' },
})
