import preview from '../../../.storybook/preview.tsx'
import { LoginPage } from '../../../src/flows/auth/shell/LoginPage.tsx'
import { focusIsOn, neverCalls } from '../../../testing/journeys/checks.steps.ts'
import { given } from '../../../testing/journeys/journey.ts'
import { logIn } from '../../../testing/journeys/logIn.steps.ts'
import { fitsTheWindow, leaving } from '../../../testing/journeys/page.steps.ts'
import { press, see, until } from '../../../testing/steps/steps.ts'
import { driven, reaches } from '../../journeys/reaches.ts'
import { asks, BUTTON, chooses, fieldIs, hasNoButton } from './passkeyLogin.journeys.ts'

const meta = preview.meta({ title: 'Auth/Passkey log-in', component: LoginPage })

export const Detecting = meta.story(reaches('passkeyLogin.detecting'))
export const Preparing = meta.story(reaches('passkeyLogin.preparing'))
export const Listing = meta.story({
  name: 'Listing: the browser offers passkeys below the email field',
  ...driven(
    given('passkeyLogin.lists', until('passkeyLogin.listing'), fieldIs('username webauthn'), hasNoButton),
    { state: 'passkeyLogin.listing', calls: ['readPasskeyRequest.ok'] },
  ),
})
export const Offering = meta.story(reaches('passkeyLogin.offering'))
export const Requesting = meta.story(reaches('passkeyLogin.requesting.waiting'))
export const RequestingSlowly = meta.story(reaches('passkeyLogin.requesting.slow'))
export const Choosing = meta.story(reaches('passkeyLogin.choosing'))
export const Verifying = meta.story(reaches('passkeyLogin.verifying.waiting'))
export const VerifyingSlowly = meta.story(reaches('passkeyLogin.verifying.slow'))
export const LoggedIn = meta.story({
  name: 'Logged in',
  ...driven(given('passkeyLogin.succeeds', asks, leaving), {
    state: 'passkeyLogin.loggedIn',
    calls: ['verifyPasskey.ok'],
  }),
})
export const LoggedInFromTheList = meta.story({
  name: 'Logged in from the list of the email field',
  ...driven(given('passkeyLogin.lists', until('passkeyLogin.listing'), chooses, leaving), {
    state: 'auth.loggedInWithPasskey',
  }),
})
export const Paused = meta.story({
  name: 'Paused while a password is checked',
  ...reaches('passkeyLogin.paused'),
})
export const Unavailable = meta.story({
  name: 'Unavailable: the form is as it was',
  ...reaches('passkeyLogin.unavailable'),
})
export const SoftBanned = meta.story({
  name: 'Soft-banned, in a dialog',
  ...reaches('passkeyLogin.notice.softBanned'),
})
export const TooManyAttempts = meta.story({
  name: 'Too many attempts, in a dialog',
  ...reaches('passkeyLogin.notice.tooManyAttempts'),
})
export const Deactivated = meta.story({
  name: 'Deactivated, in a dialog',
  ...reaches('passkeyLogin.notice.deactivated'),
})

export const SwitchedOff = meta.story({
  name: 'Switched off: nothing is requested',
  ...driven(
    {
      steps: [see('Email'), fieldIs('username'), hasNoButton, neverCalls('readPasskeyRequest')],
    },
    { state: 'login.editing.typing' },
  ),
})
export const Cancelled = meta.story({
  name: 'Cancelled: the form is as it was',
  ...driven(
    given(
      'passkeyLogin.waits',
      asks,
      until('passkeyLogin.choosing'),
      press('Cancel'),
      until('passkeyLogin.offering'),
    ),
    { state: 'passkeyLogin.offering' },
  ),
})
export const PasswordInstead = meta.story({
  name: 'A password instead, while the list waits',
  ...driven(given('passkeyLogin.lists', until('passkeyLogin.listing'), ...logIn(), leaving), {
    state: 'auth.loggedIn',
  }),
})
export const Phone = meta.story({
  name: 'Phone, 320 px',
  ...driven(given('passkeyLogin.cancelled', asks, focusIsOn(BUTTON), fitsTheWindow(BUTTON)), {
    state: 'passkeyLogin.offering',
  }),
  globals: { viewport: { value: 'phone' } },
})
