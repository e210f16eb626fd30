import { fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { SignupPage } from '../../../src/flows/auth/shell/SignupPage.tsx'
import { failing } from '../../journeys/failing.ts'
import { focusIsOn, isToast } from '../../../testing/journeys/checks.steps.ts'
import { keepsForm, NEW, signUp } from './consents.journeys.ts'
import { focusInField, reads } from '../../../testing/journeys/page.steps.ts'
import { driven } from '../../journeys/reaches.ts'
import { unseen } from '../../../testing/proof/unseen.ts'
import { press } from '../../../testing/steps/steps.ts'
import { inModal } from '../shell/inModal.tsx'

const meta = preview.meta({ title: 'Auth/Sign up', id: 'auth-sign-up-errors', component: SignupPage })

export const EmailRequired = meta.story(failing('signup.emailRequired'))
export const EmailFormat = meta.story({
  name: 'Error: email has the wrong format',
  ...failing('signup.emailFormat'),
})
export const EmailRejected = meta.story(failing('signup.emailRejected'))
export const PasswordRequired = meta.story(failing('signup.passwordRequired'))
export const PasswordTooShort = meta.story(failing('signup.passwordTooShort'))
export const PasswordTooShortInTheModal = meta.story({
  name: 'Password too short in the modal: six characters, not eight',
  ...driven(
    {
      steps: [
        press('Continue with email'),
        ...signUp({ ...NEW, password: 'k8!m' }),
        isToast('Your password is too short! You need 6+ characters.'),
      ],
    },
    { state: 'signup.editing.signup.settling' },
  ),
  render: () => inModal({ onClose: fn(), startsWith: 'signup' }),
})
export const PasswordNonAscii = meta.story({
  name: 'Error: password has foreign characters',
  ...failing('signup.passwordNonAscii'),
})
export const PasswordIsUsername = meta.story(failing('signup.passwordIsUsername'))
export const PasswordWeak = meta.story(failing('signup.passwordWeak'))
export const FacebookSignupDisabled = meta.story(failing('signup.facebookSignupDisabled'))
export const GoogleSignupDisabled = meta.story(failing('signup.googleSignupDisabled'))
export const BirthdayRequired = meta.story(failing('signup.birthdayRequired'))
export const BirthdayInvalid = meta.story(failing('signup.birthdayInvalid'))
export const Underage = meta.story(failing('signup.underage'))
export const Ineligible = meta.story(failing('signup.ineligible'))
export const MissingAge = meta.story(failing('signup.missingAge'))
export const MissingAgeWithoutMessage = meta.story({
  name: 'Missing age, without words of the server',
  ...driven(
    {
      given: 'signup.missingAgeWithoutMessage',
      steps: [
        ...signUp(),
        reads('We need to know your age to provide you this service.'),
        keepsForm(),
        focusInField('Birthday'),
      ],
    },
    { state: 'signup.editing.signup.typing', calls: ['register.failed'] },
  ),
})
export const Overage = meta.story({ name: 'Error: too old', ...failing('signup.overage') })
export const EmailInvalid = meta.story(failing('signup.emailInvalid'))
export const EmailContainsBrand = meta.story(
  failing('signup.emailContainsBrand', { calls: ['register.failed'] }),
)
export const EmailCheckRefused = meta.story(
  failing('signup.emailCheckRefused', { calls: ['checkEmailExists.failed'] }),
)
export const EmailCheckFailed = meta.story(failing('signup.emailCheckFailed'))
export const ValidationFailed = meta.story(
  failing('signup.validationFailed', { calls: ['validateEmail.failed'] }),
)
export const PasswordRefused = meta.story(failing('signup.passwordRefused'))
export const BirthdayRefused = meta.story(failing('signup.birthdayRefused'))
export const Other = meta.story(failing('signup.other'))
export const ServerFailed = meta.story(failing('signup.serverFailed'))
export const Offline = meta.story(failing('signup.offline'))
export const Malformed = meta.story(failing('signup.malformed'))
export const TimedOut = meta.story(failing('signup.timedOut'))

const stays = {
  steps: [...signUp(), reads('Sorry! Something went wrong on our end.'), keepsForm(), focusIsOn('Continue')],
}

export const PasswordCheckFailed = meta.story({
  name: 'Error: the password check fails',
  ...unseen(
    driven(
      { given: 'signup.passwordCheckFails', ...stays },
      { row: 'signup.serverFailed', calls: ['validatePassword.failed'] },
    ),
  ),
})
export const BirthdayCheckFailed = meta.story({
  name: 'Error: the birthday check fails',
  ...unseen(
    driven(
      { given: 'signup.birthdayCheckFails', ...stays },
      { row: 'signup.serverFailed', calls: ['validateBirthday.failed'] },
    ),
  ),
})
