import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { LoginPage } from '../../../src/flows/auth/shell/LoginPage.tsx'
import { keepsTyped, neverCalls, passed } from '../../../testing/journeys/checks.steps.ts'
import { given } from '../../../testing/journeys/journey.ts'
import { logIn } from '../../../testing/journeys/logIn.steps.ts'
import { focusOnTitle, goesTo, leaving } from '../../../testing/journeys/page.steps.ts'
import { showsRow } from '../../../testing/journeys/row.steps.ts'
import { unseen } from '../../../testing/proof/unseen.ts'
import { press, see, type, until, wait, type Step } from '../../../testing/steps/steps.ts'
import { driven, reaches } from '../../journeys/reaches.ts'
import { choiceIsClosed, choosesPassword, waitsForChoice } from './storedCredential.journeys.ts'

const meta = preview.meta({ title: 'Auth/Stored password', component: LoginPage })

const asked = (...mediations: string[]): Step => [
  mediations.length ? `The browser was asked: ${mediations.join(', ')}` : 'The browser is not asked',
  ({ stage }) => expect(stage.platform.credentials.asked).toEqual(mediations),
]
const isGuarded: Step = [
  'The browser will ask the person before it gives the password again',
  ({ stage }) => expect(stage.platform.credentials.isGuarded).toBe(true),
]
/** The browser refuses, and the form is as if it had not been asked. */
const asItWas = (scenario: Parameters<typeof given>[0]) =>
  unseen(
    driven(
      given(
        scenario,
        passed('storedCredential.unused'),
        keepsTyped('', ''),
        neverCalls('logIn'),
        ...logIn(),
        leaving,
      ),
      { state: 'auth.loggedIn' },
    ),
  )

export const Reading = meta.story(unseen(reaches('storedCredential.reading')))
export const Submitting = meta.story({
  name: 'Submitting: the form shows what it sends',
  ...driven(given('storedCredential.neverAnswers', until('login.submitting.waiting'), keepsTyped()), {
    state: 'login.submitting.waiting',
  }),
})
export const LoggedIn = meta.story({
  name: 'Logged in, without a press',
  ...unseen(
    driven(given('storedCredential.succeeds', goesTo('/'), asked('silent')), {
      state: 'storedCredential.handedOver',
    }),
  ),
})
export const Chosen = meta.story({
  name: 'Logged in with the password that was chosen',
  ...unseen(
    driven(given('storedCredential.waits', waitsForChoice, choosesPassword, goesTo('/'), asked('optional')), {
      state: 'auth.loggedIn',
    }),
  ),
})
export const WrongPassword = meta.story({
  name: 'The stored password is wrong: it can be corrected',
  ...driven(
    given('storedCredential.wrongPassword', showsRow('login.wrongPassword'), keepsTyped(), isGuarded),
    { state: 'login.editing.typing' },
  ),
})
export const Corrected = meta.story({
  name: 'A corrected password is sent as typed',
  ...unseen(
    driven(
      given(
        'storedCredential.wrongPassword',
        showsRow('login.wrongPassword'),
        type('Password', 'another one'),
        press('Log in'),
        showsRow('login.wrongPassword'),
        keepsTyped(undefined, 'another one'),
      ),
      { state: 'login.editing.typing' },
    ),
  ),
})
export const CodeRequired = meta.story({
  name: 'Two-factor: the code is asked for',
  ...unseen(
    driven(given('storedCredential.mfaRequired', see('Verification code')), { state: 'auth.loginMfa' }),
  ),
})
export const TooManyAttempts = meta.story({
  name: 'Too many attempts, in a dialog',
  ...unseen(
    driven(given('storedCredential.rateLimited', focusOnTitle('Oops! Too many login attempts')), {
      state: 'login.notice.tooManyAttempts',
    }),
  ),
})
export const NoneStored = meta.story({
  name: 'None is stored: the form is as it was',
  ...asItWas('storedCredential.none'),
})
export const Dismissed = meta.story({
  name: 'The choice is closed: the form is as it was',
  ...asItWas('storedCredential.dismissed'),
})
export const NotSupported = meta.story({
  name: 'The browser has no store: the form is as it was',
  ...asItWas('storedCredential.notSupported'),
})
export const Breaks = meta.story({
  name: 'The browser breaks off: the form is as it was',
  ...asItWas('storedCredential.breaks'),
})
export const Hangs = meta.story({
  name: 'The browser does not answer in time: the form is as it was',
  ...unseen(
    driven(
      given(
        'storedCredential.hangs',
        until('storedCredential.reading'),
        wait(1_000),
        passed('storedCredential.unused'),
        ...logIn(),
        leaving,
      ),
      { state: 'auth.loggedIn' },
    ),
  ),
})
export const TypedByAnother = meta.story({
  name: 'Somebody else has begun to type: nobody is logged in',
  ...unseen(
    driven(
      given(
        'storedCredential.waits',
        waitsForChoice,
        type('Email', 'sage@example.com'),
        choosesPassword,
        passed('storedCredential.unused'),
        keepsTyped('sage@example.com', ''),
        neverCalls('logIn'),
      ),
      { state: 'storedCredential.unused' },
    ),
  ),
})
export const AnotherWay = meta.story({
  name: 'Another way is chosen: the browser’s choice is closed',
  ...unseen(
    driven(given('storedCredential.waits', waitsForChoice, press('Continue with Facebook'), choiceIsClosed), {
      state: 'storedCredential.unused',
    }),
  ),
})
export const BeforePasskeys = meta.story({
  name: 'Passkeys are listed after the choice is closed',
  ...unseen(
    driven(
      given(
        'storedCredential.waitsBeforePasskeys',
        waitsForChoice,
        neverCalls('readPasskeyRequest'),
        ['Close the browser’s choice', ({ stage }) => stage.platform.credentials.choose('dismissed')],
        until('passkeyLogin.listing'),
      ),
      { state: 'passkeyLogin.listing' },
    ),
  ),
})
export const AskedOnce = meta.story({
  name: 'This tab has asked before: it does not ask again',
  ...unseen(
    driven(
      {
        given: 'storedCredential.askedBefore',
        steps: [passed('storedCredential.unused'), asked(), keepsTyped('', '')],
      },
      { state: 'storedCredential.unused' },
    ),
  ),
})
