import preview from '../../../.storybook/preview.tsx'
import { LoginPage } from '../../../src/flows/auth/shell/LoginPage.tsx'
import { failing } from '../../journeys/failing.ts'

const meta = preview.meta({ title: 'Auth/Log in', id: 'auth-log-in-errors', component: LoginPage })

export const MfaRequired = meta.story(failing('login.mfaRequired'))
export const TooQuick = meta.story(failing('login.tooQuick'))
export const ConnectedToFacebook = meta.story(failing('login.connectedToFacebook'))
export const SoftBanned = meta.story(failing('login.softBanned'))
export const GoogleOnly = meta.story({
  name: 'Error: account has Google only',
  ...failing('login.googleOnly'),
})
export const FacebookOnly = meta.story({
  name: 'Error: account has Facebook only',
  ...failing('login.facebookOnly'),
})
export const AppleOnly = meta.story({ name: 'Error: account has Apple only', ...failing('login.appleOnly') })
export const WrongPassword = meta.story(failing('login.wrongPassword', { calls: ['logIn.failed'] }))
export const PasswordRejected = meta.story(failing('login.passwordRejected'))
export const RateLimited = meta.story(failing('login.rateLimited'))
export const Suspended = meta.story(failing('login.suspended'))
export const LoginAssistance = meta.story(failing('login.loginAssistance'))
export const PasswordResetSent = meta.story(failing('login.passwordResetSent'))
const isRecovering = { mode: 'accountRecovery' } as const
export const FacebookNoMatch = meta.story({
  name: 'Error: no account with Facebook',
  ...failing('login.facebookNoMatch'),
  args: isRecovering,
})
export const GoogleNoMatch = meta.story({
  name: 'Error: no account with Google',
  ...failing('login.googleNoMatch'),
  args: isRecovering,
})
export const LineNoMatch = meta.story({
  name: 'Error: no account with LINE',
  ...failing('login.lineNoMatch'),
  args: isRecovering,
})
export const FacebookSignupDisabled = meta.story(failing('login.facebookSignupDisabled'))
export const GoogleSignupDisabled = meta.story(failing('login.googleSignupDisabled'))
export const FacebookUnavailable = meta.story(failing('login.facebookUnavailable'))
export const GoogleUnavailable = meta.story(failing('login.googleUnavailable'))
export const LineUnavailable = meta.story(failing('login.lineUnavailable'))
export const NoAccount = meta.story(failing('login.noAccount'))
export const ServerMessage = meta.story(failing('login.serverMessage'))
export const UnknownEmail = meta.story(failing('login.unknownEmail'))
export const Unexplained = meta.story(failing('login.unexplained'))
export const ServerFailed = meta.story(failing('login.serverFailed'))
export const Offline = meta.story(failing('login.offline'))
export const Malformed = meta.story(failing('login.malformed'))
export const TimedOut = meta.story(failing('login.timedOut'))
export const EmailRequired = meta.story(failing('login.emailRequired'))
export const PasswordRequired = meta.story(failing('login.passwordRequired'))
export const BotWidgetFailed = meta.story(failing('login.botWidgetFailed'))
