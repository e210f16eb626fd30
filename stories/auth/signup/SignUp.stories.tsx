import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { SignupPage } from '../../../src/flows/auth/shell/SignupPage.tsx'
import { driven, reaches } from '../../journeys/reaches.ts'
import { reads, readsNot } from '../../../testing/journeys/page.steps.ts'
import { see, type, type Step } from '../../../testing/steps/steps.ts'
import { unseen } from '../../../testing/proof/unseen.ts'

const meta = preview.meta({ title: 'Auth/Sign up', tags: ['autodocs'], component: SignupPage })

export const Playground = meta.story({
  ...driven({ isLive: true }, {}),
  args: { onLoggedIn: fn() },
})

export const Choosing = meta.story({ ...reaches('signup.editing.choosing'), args: { isFormShown: false } })
export const Typing = meta.story(reaches('signup.editing.signup.typing'))
export const CheckingSso = meta.story({
  name: 'Checking for single sign-on',
  ...reaches('signup.editing.signup.checkingSso'),
})
export const CheckingEmail = meta.story(reaches('signup.editing.signup.checkingEmail'))
export const Settling = meta.story(
  reaches('signup.editing.signup.settling', { calls: ['checkEmailExists.ok'] }),
)
export const ValidatingEmail = meta.story(reaches('signup.editing.signup.validatingEmail'))
export const BecomesALogIn = meta.story({
  name: 'The email has an account: it logs in (J25)',
  ...reaches('signup.editing.login.typing'),
})
export const CheckingSsoOfAMember = meta.story({
  name: 'Checking for single sign-on, of a member',
  ...reaches('signup.editing.login.checkingSso'),
})
export const SsoMember = meta.story({
  name: 'A member of single sign-on is not asked for a password',
  ...reaches('signup.editing.login.sso'),
})
export const SsoLogin = meta.story({
  name: '“Continue with SSO” opens the company’s window, then logs in',
  ...reaches('signup.ssoLogin', { calls: ['exchangeSsoCode.ok', 'logIn.ok'] }),
})
export const CheckingAnotherEmail = meta.story(reaches('signup.editing.login.checkingEmail'))
export const SubmittingCheckingEmail = meta.story({
  name: 'Submitting: checking the email',
  ...reaches('signup.submitting.checkingEmail.waiting'),
})
export const SubmittingCheckingEmailSlowly = meta.story({
  name: 'Submitting: checking the email, taking long',
  ...reaches('signup.submitting.checkingEmail.slow'),
})
export const SubmittingValidatingEmail = meta.story({
  name: 'Submitting: validating the email',
  ...unseen(reaches('signup.submitting.validatingEmail.waiting')),
})
export const SubmittingValidatingEmailSlowly = meta.story({
  name: 'Submitting: validating the email, taking long',
  ...unseen(reaches('signup.submitting.validatingEmail.slow')),
})
export const SubmittingValidatingPassword = meta.story({
  name: 'Submitting: validating the password',
  ...unseen(reaches('signup.submitting.validatingPassword.waiting')),
})
export const SubmittingValidatingPasswordSlowly = meta.story({
  name: 'Submitting: validating the password, taking long',
  ...unseen(reaches('signup.submitting.validatingPassword.slow')),
})
export const SubmittingValidatingBirthday = meta.story({
  name: 'Submitting: validating the birthday',
  ...unseen(reaches('signup.submitting.validatingBirthday.waiting')),
})
export const SubmittingValidatingBirthdaySlowly = meta.story({
  name: 'Submitting: validating the birthday, taking long',
  ...unseen(reaches('signup.submitting.validatingBirthday.slow')),
})
export const Registering = meta.story(unseen(reaches('signup.submitting.registering.waiting')))
export const RegisteringSlowly = meta.story(unseen(reaches('signup.submitting.registering.slow')))
export const Consents = meta.story(reaches('signup.consents'))
export const Connecting = meta.story(reaches('signup.connecting.form'))
export const ConnectingBeforeTheForm = meta.story({
  ...reaches('signup.connecting.choosing'),
  args: { isFormShown: false },
})
export const ProviderUnavailable = meta.story({
  name: 'A provider that isn’t available (B10)',
  ...reaches('signup.providerUnavailable.form'),
})
export const ProviderUnavailableBeforeTheForm = meta.story({
  name: 'A provider that isn’t available, before the form is revealed (B10)',
  ...reaches('signup.providerUnavailable.choosing'),
  args: { isFormShown: false },
})
export const Underage = meta.story(reaches('signup.underage'))
export const Correcting = meta.story({
  name: 'Correcting the birthday (C10)',
  ...reaches('signup.correcting'),
})
export const Ineligible = meta.story({
  name: 'Refused on an earlier visit (C9)',
  ...reaches('signup.ineligible.form'),
})
export const IneligibleBeforeTheForm = meta.story({
  name: 'Refused on an earlier visit, before the form is revealed (C9, J12)',
  ...reaches('signup.ineligible.choosing'),
  args: { isFormShown: false },
})
export const RespondMessage = meta.story({ name: 'Response message', ...reaches('signup.respondMessage') })
export const Registered = meta.story(
  reaches('signup.registered', {
    calls: [
      'checkEmailExists.ok',
      'validateEmail.ok',
      'validatePassword.ok',
      'validateBirthday.ok',
      'register.ok',
    ],
  }),
)
export const Existing = meta.story({
  name: 'The email has an account already',
  ...reaches('signup.existing', { calls: ['logIn.ok'] }),
})
export const LoginRequested = meta.story({
  name: 'To the log-in form, with the email (H8)',
  ...reaches('signup.loginRequested'),
})
export const SsoSignup = meta.story(reaches('signup.ssoSignup'))
export const Connected = meta.story(reaches('signup.connected', { calls: ['logIn.ok'] }))
export const TurnedAway = meta.story(reaches('signup.turnedAway'))

/** The list of this name describes the field. */
const describes = (name: string, label: string): Step => [
  `"${name}" describes ${label}`,
  ({ page }) =>
    expect(page.getByLabelText(label).getAttribute('aria-describedby')).toContain(
      page.getByRole('list', { name }).id,
    ),
]

export const Checklist = meta.story({
  name: 'The rules for a password are ticked off while it is typed',
  ...driven(
    {
      given: 'signup.checklist',
      steps: [
        type('Email', 'robin.new@example.com'),
        see('Nothing that is easy to guess, such as 12345678'),
        readsNot('Use 8 or more'),
        type('Password', 'robin.new@example.com'),
        reads('Not met: Not your username or email'),
        type('Password', 'Larch and lantern'),
        reads('Your password has all it needs.'),
        describes('What your password needs', 'Password'),
      ],
    },
    {},
  ),
})
