import { expect, waitFor } from 'storybook/test'
import { AuthModal } from '../../../src/flows/auth/shell/AuthModal.tsx'
import { SignupPage } from '../../../src/flows/auth/shell/SignupPage.tsx'
import { keepsForm, korea, NEW, toConsents } from './consents.journeys.ts'
import { giveEmail, leaveField } from './signup.journeys.ts'
import {
  giveBirthday,
  giveEmail as giveSocialEmail,
  keepsBirthday,
  keepsEmail,
  ROBIN,
  toBirthday,
  toEmail,
} from '../socialSignup/socialSignup.journeys.ts'
import { byWindow } from '../social/social.journeys.ts'
import { focusInField, goesTo } from '../../../testing/journeys/page.steps.ts'
import { check, press, see, type, until, wait, type Step } from '../../../testing/steps/steps.ts'
import type { FaultRow, FaultRows } from '../../../testing/faults/faultRow.ts'
import { GENERIC, failure } from '../../../testing/faults/generic.ts'

/** A registration that fails after the consents is reported by the form and by a toast. auth.txt §9. */
const saysTwice: Step = [
  'The form and a toast say what has failed',
  ({ page }) => waitFor(() => expect(page.getAllByText(failure)).toHaveLength(2)),
]
/** The form shows a notice, whether or not a toast announces it. */
const saysInForm: Step = [
  'The form says what has failed',
  ({ page }) =>
    waitFor(() => {
      const inForm = page.getAllByText(failure).filter((text) => text.closest('[data-ui="notice"]'))
      expect(inForm).toHaveLength(1)
    }),
]
/** The page navigates away after the sign-up. */
const isIn = goesTo('/')

/** Everything is filled in, and the checks made while typing have finished. */
const filledIn: readonly Step[] = [
  ...giveEmail(),
  until('signup.editing.signup.settling'),
  wait(300),
  until('signup.editing.signup.checkingSso'),
  wait(300),
  until('signup.editing.signup.typing'),
  type('Password', NEW.password),
  type('Birthday', NEW.birthday),
]

/** Calls made one after another. A fault in any of them leads back to the form, and the next attempt starts with the first call. */
const submitted: FaultRow = {
  page: () => <SignupPage />,
  before: filledIn,
  sends: [press('Continue')],
  says: [GENERIC],
  keeps: [keepsForm()],
  cancel: [wait(5_000), press('Cancel'), until('signup.editing.signup.typing')],
  canRetryOffline: false,
  done: [isIn],
}
const restOfForm: readonly Step[] = [
  type('Password', NEW.password),
  type('Birthday', NEW.birthday),
  press('Continue'),
  isIn,
]
const keepsTypedEmail: Step = keepsEmail(NEW.email)

/**
 * The specification has a sentence of its own for a check that fails, but none for one that is never answered. auth.txt §8 "Email-exists
 * failure".
 */
const saysEither: Step = [
  'The check has failed',
  () =>
    waitFor(() =>
      expect(document.body).toHaveTextContent(
        /Hmm\.\.\.that doesn’t look like an email address|Sorry! Something went wrong on our end|You.re offline|This took too long/,
      ),
    ),
]

/** The account already exists, so the second attempt is a log-in. auth.txt §4 "If it exists, attempt a login". */
const registered = { whenActed: { done: [isIn], inAll: 1 } } as const

const social = { page: () => <AuthModal onClose={() => undefined} /> } as const

/** The calls of the sign-up form and of a sign-up with a provider. */
export const signupFaults = {
  checkEmailExists: { ...submitted, says: [saysEither] },
  'checkEmailExists, on leaving the field': {
    page: submitted.page,
    before: [type('Email', NEW.email)],
    sends: [leaveField],
    keeps: [keepsTypedEmail, until('signup.editing.signup.typing')],
    again: null,
    done: [until('signup.editing.signup.settling')],
    without: restOfForm,
    inAll: 2,
  },
  validateEmail: { ...submitted, says: [saysInForm] },
  'validateEmail, while typing': {
    page: submitted.page,
    before: [...giveEmail(), until('signup.editing.signup.settling')],
    sends: [wait(300)],
    keeps: [keepsTypedEmail, until('signup.editing.signup.typing')],
    again: null,
    done: [until('signup.editing.signup.checkingSso')],
    without: restOfForm,
    inAll: 2,
  },
  validatePassword: submitted,
  validateBirthday: submitted,
  register: { ...submitted, ...registered },
  'register, after the consents': {
    ...submitted,
    ...registered,
    ...korea,
    before: [...toConsents, check('Agree to all')],
    sends: [press('Next')],
    says: [saysTwice],
    again: [press('Continue')],
  },
  readFacebookProfile: {
    ...social,
    given: 'socialSignup.withEmail',
    sends: [byWindow],
    keeps: [focusInField('Email')],
    again: null,
    done: [focusInField('Birthday')],
    without: [...giveSocialEmail(), focusInField('Birthday'), ...giveBirthday(), isIn],
  },
  'checkEmailExists, with a provider': {
    ...social,
    given: 'socialSignup.withoutEmail',
    before: [...toEmail, type('Email', ROBIN)],
    sends: [press('Continue')],
    keeps: [keepsEmail()],
    cancel: [wait(5_000), press('Cancel'), until('socialSignup.collectingEmail')],
    done: [focusInField('Birthday')],
  },
  'register, with a provider': {
    ...social,
    given: 'socialSignup.withEmail',
    before: [...toBirthday, type('Birthday', '1990-05-17')],
    sends: [press('Continue')],
    keeps: [keepsBirthday()],
    cancel: [wait(5_000), press('Cancel'), until('socialSignup.collectingBirthday.entering')],
    // The server refuses a second account, so the user goes back to log in with the first.
    whenActed: { again: [press('Continue'), GENERIC, press('Not now')], done: [until('auth.signup')] },
    done: [isIn],
  },
  'register, with a provider and an email': {
    ...social,
    given: 'socialSignup.withBirthday',
    before: [...toEmail, type('Email', ROBIN)],
    sends: [press('Continue')],
    canRetryOffline: false,
    says: [see('Oops! Something went wrong… Click Continue to try again.')],
    keeps: [keepsEmail()],
    whenActed: {
      again: [press('Continue'), until('socialSignup.emailExists'), press('Log in')],
      done: [until('auth.login')],
      inAll: 1,
    },
    done: [isIn],
  },
} satisfies FaultRows
