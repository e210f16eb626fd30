import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { LoginPage } from '../../../src/flows/auth/shell/LoginPage.tsx'
import { failing } from '../../journeys/failing.ts'
import { focusIsOn, keepsTyped } from '../../../testing/journeys/checks.steps.ts'
import { logIn, PASSWORD, WREN } from '../../../testing/journeys/logIn.steps.ts'
import { focusInField, focusOnTitle, goesTo, reads, readsNot } from '../../../testing/journeys/page.steps.ts'
import { driven } from '../../journeys/reaches.ts'
import { check, press, see, type, until, wait } from '../../../testing/steps/steps.ts'
import { unseen } from '../../../testing/proof/unseen.ts'

const meta = preview.meta({ title: 'Auth/Log in', id: 'auth-log-in-steps', component: LoginPage })

const WRONG = 'The password you entered is incorrect.'

export const WrongThenRight = meta.story({
  name: 'A wrong password, then the right one',
  ...unseen(
    driven(
      {
        steps: [
          ...logIn(undefined, 'wrong horse'),
          reads(WRONG),
          focusInField('Password'),
          type('Password', PASSWORD),
          readsNot(WRONG),
          press('Log in'),
          goesTo('/'),
        ],
      },
      { state: 'auth.loggedIn', calls: ['logIn.failed', 'logIn.ok'] },
    ),
  ),
})

export const Cancelled = meta.story({
  name: 'A slow answer is cancelled: the form is as it was (D13)',
  ...unseen(
    driven(
      {
        given: 'login.neverAnswers',
        steps: [
          ...logIn(),
          until('login.submitting.waiting'),
          wait(5_000),
          see('This is taking longer than usual.'),
          press('Cancel'),
          until('login.editing.typing'),
          keepsTyped(),
          focusIsOn('Log in'),
        ],
      },
      { state: 'login.editing.typing' },
    ),
  ),
})

export const WidgetSolved = meta.story({
  name: 'The widget goes: focus is on the button, not lost (J3)',
  ...unseen(
    driven(
      {
        given: 'login.tooQuickAgain',
        steps: [
          ...logIn(),
          until('login.verifyingHuman.solving'),
          check('I am not a robot'),
          focusIsOn('Log in'),
          keepsTyped(),
        ],
      },
      { state: 'login.verifyingHuman.solving' },
    ),
  ),
})

export const NoticeClosed = meta.story({
  name: 'A dialog is closed: back to the form, focus on its button (J3)',
  ...unseen(
    driven(
      {
        given: 'login.rateLimited',
        steps: [
          ...logIn(),
          focusOnTitle('Oops! Too many login attempts'),
          press('OK'),
          focusIsOn('Log in'),
          keepsTyped(),
        ],
      },
      { state: 'login.editing.typing' },
    ),
  ),
})

export const NonStringMessage = meta.story({
  name: 'Error: a server message that is no text, so the generic sentence (D15)',
  ...unseen(failing('login.unexplained', { given: 'login.nonStringMessage' })),
})

export const EmptyForm = meta.story({
  name: 'Error: nothing filled in, focus in the first field (J5)',
  ...driven(
    {
      steps: [
        press('Log in'),
        reads('forget to add your email.'),
        reads('forget to add your password.'),
        focusInField('Email'),
      ],
    },
    { row: 'login.emailRequired' },
  ),
})

export const RemovedProvider = meta.story({
  name: 'The first provider lets nobody in any more: which ways are left (§4 account recovery)',
  args: { mode: 'accountRecovery' },
  ...driven(
    {
      given: 'login.facebookNoMatch',
      steps: [
        press('Continue with Facebook'),
        focusOnTitle('No account found'),
        until('accountRecovery.shown.googleConnected'),
        [
          'The banner waits until the dialog is closed',
          ({ page }) => expect(page.getByText(/connected to Google/)).not.toBeVisible(),
        ],
        press('OK'),
        see(/connected to Google/),
      ],
    },
    { state: 'login.editing.typing', calls: ['readFacebookLoginData.ok'] },
  ),
})

export const Recovering = meta.story({
  name: 'Looking for a lost account: a stranger’s token is no sign-up (§4 ACCOUNT_RECOVERY)',
  args: { mode: 'accountRecovery' },
  ...unseen(
    driven(
      {
        given: 'socialSignup.withEmail',
        steps: [press('Continue with Google'), focusOnTitle('No account found')],
      },
      { state: 'login.notice.googleNoMatch' },
    ),
  ),
})

export const ForeignCharacters = meta.story({
  name: 'Foreign characters are logged when the field is left, without what was typed (§5, C1)',
  ...unseen(
    driven(
      {
        steps: [
          type('Email', WREN),
          type('Password', 'pässwort'),
          press('Show password'),
          [
            'The log names the field and nothing else',
            ({ stage }) =>
              expect(stage.log.filter(({ event }) => event === 'login.nonAscii')).toEqual([
                { level: 'info', event: 'login.nonAscii', details: { field: 'password' } },
              ]),
          ],
        ],
      },
      { state: 'login.editing.checkingSso' },
    ),
  ),
})
