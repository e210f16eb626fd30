import preview from '../../../.storybook/preview.tsx'
import { LoginPage } from '../../../src/flows/auth/shell/LoginPage.tsx'
import { keepsTyped, passed } from '../../../testing/journeys/checks.steps.ts'
import { given } from '../../../testing/journeys/journey.ts'
import { focusInField, leaving } from '../../../testing/journeys/page.steps.ts'
import { follow, press, type, until } from '../../../testing/steps/steps.ts'
import { unseen } from '../../../testing/proof/unseen.ts'
import { driven } from '../../journeys/reaches.ts'
import { enterCode, toChoice, toCode } from '../mfa/loginMfa.journeys.ts'
import { areKept, goBack, goForward, isAt } from './history.steps.ts'

const meta = preview.meta({ title: 'Auth/Log in steps in the history', component: LoginPage })

export const FromTheCode = meta.story({
  name: 'Back leads from the code to the log-in form, with what was typed',
  ...unseen(
    driven(given('steps.code', areKept, ...toCode, isAt(1), goBack, keepsTyped(), isAt(0)), {
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
        areKept,
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
        areKept,
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
    driven(given('steps.code', areKept, ...toCode, isAt(1), press('Back to log in'), keepsTyped(), isAt(0)), {
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
        areKept,
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
        areKept,
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
    driven(
      given('steps.code', areKept, ...enterCode('123456'), passed('auth.loggedInWithCode'), isAt(0), leaving),
      {
        state: 'auth.loggedInWithCode',
      },
    ),
  ),
})
export const BetweenTheForms = meta.story({
  name: 'Back leads from the sign-up to the log-in form, with the email',
  ...unseen(
    driven(
      given(
        'steps.kept',
        areKept,
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
