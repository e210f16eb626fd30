import { fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { LoginPage } from '../../../src/flows/auth/shell/LoginPage.tsx'
import { driven, reaches } from '../../journeys/reaches.ts'
import { unseen } from '../../../testing/proof/unseen.ts'

const meta = preview.meta({ title: 'Auth/Log in', tags: ['autodocs'], component: LoginPage })

export const Playground = meta.story({
  ...driven({ isLive: true }, {}),
  args: { onLoggedIn: fn(), onSignUp: fn() },
})

export const Typing = meta.story(reaches('login.editing.typing'))
export const CheckingSso = meta.story({
  name: 'Checking for single sign-on',
  ...reaches('login.editing.checkingSso'),
})
export const Submitting = meta.story(reaches('login.submitting.waiting'))
export const SubmittingSlowly = meta.story(reaches('login.submitting.slow'))
export const CheckingLimit = meta.story(reaches('login.checkingLimit'))
export const LoadingWidget = meta.story({
  name: 'Loading the bot check',
  ...reaches('login.verifyingHuman.loadingWidget'),
})
export const Solving = meta.story({
  name: 'Solving the bot check',
  ...reaches('login.verifyingHuman.solving'),
})
export const Connecting = meta.story({ name: 'Connecting with a provider', ...reaches('login.connecting') })
export const AuthorizingSso = meta.story({
  name: 'Logging in by single sign-on',
  ...reaches('login.authorizingSso', { calls: ['checkSso.ok'] }),
})
export const SoftBanned = meta.story(reaches('login.notice.softBanned'))
export const TooManyAttempts = meta.story(reaches('login.notice.tooManyAttempts'))
export const Deactivated = meta.story(reaches('login.notice.deactivated'))
export const LoginAssistance = meta.story(reaches('login.notice.loginAssistance'))
/** These three look for a lost account. auth.txt §4 "ACCOUNT_RECOVERY". */
const isRecovering = { mode: 'accountRecovery' } as const
export const FacebookNoMatch = meta.story({
  ...reaches('login.notice.facebookNoMatch'),
  args: isRecovering,
})
export const GoogleNoMatch = meta.story({ ...reaches('login.notice.googleNoMatch'), args: isRecovering })
export const LineNoMatch = meta.story({ ...reaches('login.notice.lineNoMatch'), args: isRecovering })
export const FacebookUnavailable = meta.story(reaches('login.notice.facebookUnavailable'))
export const GoogleUnavailable = meta.story(reaches('login.notice.googleUnavailable'))
export const LineUnavailable = meta.story(reaches('login.notice.lineUnavailable'))
export const ResettingPassword = meta.story(reaches('login.resettingPassword'))
export const LoggedIn = meta.story(reaches('login.loggedIn', { calls: ['logIn.ok'] }))
export const MfaRequired = meta.story(reaches('login.mfaRequired'))
export const NoAccount = meta.story(reaches('login.noAccount'))
export const SignupPrevented = meta.story(reaches('login.signupPrevented'))
export const SsoSignup = meta.story(reaches('login.ssoSignup'))
/** The sign-up form's own stories show where this leads. */
export const SignupRequested = meta.story(unseen(reaches('login.signupRequested')))
