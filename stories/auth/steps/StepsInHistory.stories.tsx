import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { BirthdayStep } from '../../../src/flows/auth/birthday/BirthdayStep.tsx'
import { PasswordResetPage } from '../../../src/flows/auth/passwordReset/PasswordResetPage.tsx'
import { LoginPage } from '../../../src/flows/auth/shell/LoginPage.tsx'
import { SignupPage } from '../../../src/flows/auth/shell/SignupPage.tsx'
import { keepsTyped, passed } from '../../../testing/journeys/checks.steps.ts'
import { given } from '../../../testing/journeys/journey.ts'
import { focusInField, leaving } from '../../../testing/journeys/page.steps.ts'
import { follow, press, see, type, until, type Step } from '../../../testing/steps/steps.ts'
import { unseen } from '../../../testing/proof/unseen.ts'
import { driven } from '../../journeys/reaches.ts'
import { keepsBirthday, toQuestion } from '../birthday/birthday.journeys.ts'
import { enterCode, toChoice, toCode } from '../mfa/loginMfa.journeys.ts'
import {
  isSent,
  keepsIdentifier,
  onResetPage,
  requestReset,
} from '../passwordReset/passwordReset.journeys.ts'
import { keepsForm, korea, signUp, toConsents } from '../signup/consents.journeys.ts'
import { CHILD, toConfirmation } from '../signup/underage.journeys.ts'

const meta = preview.meta({ title: 'Auth/Steps in the history', component: LoginPage })
const onSignupPage = { render: () => <SignupPage /> }

const goBack: Step = ['Go back in the browser', () => history.back()]
const goForward: Step = ['Go forward in the browser', () => history.forward()]

/** The browser is on the entry of the step that so many others come before. */
const isAt = (depth: number): Step => [
  depth === 0
    ? 'The browser is on the entry of the page'
    : `The browser is ${depth} after the entry of the page`,
  () =>
    waitFor(() => {
      const depths: Readonly<Record<string, unknown>> = history.state?.tackboardSteps ?? {}
      expect(Math.max(0, ...Object.values(depths).map(Number))).toBe(depth)
    }),
]

export const FromTheCode = meta.story({
  name: 'Back leads from the code to the log-in form, with what was typed',
  ...unseen(
    driven(given('steps.code', ...toCode, isAt(1), goBack, keepsTyped(), isAt(0)), {
      state: 'loginMfa.left',
    }),
  ),
})
export const FromTheOtherWays = meta.story({
  name: 'Back leads from the other ways to the code, and from there to the form',
  ...unseen(
    driven(
      given(
        'steps.codeOtherwise',
        ...toChoice,
        isAt(2),
        goBack,
        focusInField('Verification code'),
        isAt(1),
        goBack,
        keepsTyped(),
        isAt(0),
      ),
      { state: 'loginMfa.left' },
    ),
  ),
})
export const WhileVerifying = meta.story({
  name: 'Back while a code is verified leads to the form, as the button “Back to log in” does',
  ...unseen(
    driven(
      given(
        'steps.codeNeverVerified',
        ...enterCode('123456'),
        until('loginMfa.verifying'),
        goBack,
        keepsTyped(),
        isAt(0),
      ),
      { state: 'loginMfa.left' },
    ),
  ),
})
export const ByTheButton = meta.story({
  name: 'The button “Back to log in” takes the entry of the code with it',
  ...unseen(
    driven(given('steps.code', ...toCode, isAt(1), press('Back to log in'), keepsTyped(), isAt(0)), {
      state: 'loginMfa.left',
    }),
  ),
})
export const Forward = meta.story({
  name: 'Forward to a step that is gone stays at the form',
  ...unseen(
    driven(
      given(
        'steps.code',
        ...toCode,
        isAt(1),
        goBack,
        isAt(0),
        goForward,
        // Comes to the entry, and goes back.
        ['A moment passes', () => new Promise((resolve) => setTimeout(resolve, 200))],
        isAt(0),
        keepsTyped(),
      ),
      { state: 'loginMfa.left' },
    ),
  ),
})
export const Again = meta.story({
  name: 'After Back, the same way leads on',
  ...unseen(
    driven(
      given(
        'steps.code',
        ...toCode,
        isAt(1),
        goBack,
        keepsTyped(),
        press('Log in'),
        until('loginMfa.entering'),
        isAt(1),
      ),
      { state: 'loginMfa.entering' },
    ),
  ),
})
export const LoggedIn = meta.story({
  name: 'Once logged in, the page is left from its own entry',
  ...unseen(
    driven(given('steps.code', ...enterCode('123456'), passed('auth.loggedInWithCode'), isAt(0), leaving), {
      state: 'auth.loggedInWithCode',
    }),
  ),
})
export const BetweenTheForms = meta.story({
  name: 'Back leads from the sign-up to the log-in form, with the email',
  ...unseen(
    driven(
      given(
        'steps.kept',
        type('Email', 'wren@example.com'),
        follow('Sign up now'),
        until('auth.signup'),
        isAt(1),
        goBack,
        keepsTyped('wren@example.com', null),
        isAt(0),
      ),
      { state: 'login.editing.typing' },
    ),
  ),
})
export const FromTheConsents = meta.story({
  ...onSignupPage,
  name: 'Back leads from the consents to the form',
  ...unseen(
    driven(
      { ...korea, ...given('steps.kept', ...toConsents, isAt(1), goBack, keepsForm(), isAt(0)) },
      { state: 'consents.left' },
    ),
  ),
})
export const Registered = meta.story({
  ...onSignupPage,
  name: 'Once signed up, the page is left from its own entry',
  ...unseen(
    driven(given('steps.registers', ...signUp(), leaving, isAt(0)), {
      state: 'auth.registered',
      calls: ['register.ok'],
    }),
  ),
})
export const FromTheBirthday = meta.story({
  ...onSignupPage,
  name: 'Back leads from the question about the birthday to the form',
  ...unseen(
    driven(given('steps.kept', ...toConfirmation, isAt(1), goBack, keepsForm(CHILD), isAt(0)), {
      state: 'underage.edited',
    }),
  ),
})
export const FromTheQuestion = meta.story({
  name: 'Back leads from the same question of the birthday step to the date',
  render: () => <BirthdayStep />,
  ...unseen(
    driven(given('steps.kept', ...toQuestion, isAt(1), goBack, keepsBirthday('2020-01-01'), isAt(0)), {
      state: 'birthday.editing.filled',
    }),
  ),
})
export const FromTheRecovery = meta.story({
  name: 'Back closes the dialog that the email was sent',
  render: () => <PasswordResetPage />,
  ...unseen(
    driven(
      onResetPage.given(
        'steps.resets',
        ...requestReset(),
        isSent,
        see('Check your email'),
        isAt(1),
        goBack,
        keepsIdentifier(),
        isAt(0),
      ),
      { state: 'passwordReset.editing' },
    ),
  ),
})
