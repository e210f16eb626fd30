import preview from '../../../.storybook/preview.tsx'
import { LoginPage } from '../../../src/flows/auth/shell/LoginPage.tsx'
import { sharesPicture } from '../../support/proof/sharesPicture.ts'
import { failing } from '../../support/proof/failing.ts'

const meta = preview.meta({ title: 'Auth/Log in', id: 'auth-log-in-errors', component: LoginPage })

const dialog = 'because the row is the dialog, and the dialog is a state of the form'
const generic = 'because auth.txt §8 has one sentence for all server errors'

export const MfaRequired = meta.story(
  sharesPicture('because the row is the two-factor view', failing('login.mfaRequired')),
)
export const TooQuick = meta.story(
  sharesPicture('because the row is the text above the widget', failing('login.tooQuick')),
)
export const ConnectedToFacebook = meta.story(failing('login.connectedToFacebook'))
export const SoftBanned = meta.story(sharesPicture(dialog, failing('login.softBanned')))
export const GoogleOnly = meta.story(failing('login.googleOnly'))
export const FacebookOnly = meta.story(failing('login.facebookOnly'))
export const AppleOnly = meta.story(failing('login.appleOnly'))
export const WrongPassword = meta.story(failing('login.wrongPassword', { calls: ['logIn.failed'] }))
export const PasswordRejected = meta.story(failing('login.passwordRejected'))
export const RateLimited = meta.story(sharesPicture(dialog, failing('login.rateLimited')))
export const Suspended = meta.story(sharesPicture(dialog, failing('login.suspended')))
export const LoginAssistance = meta.story(sharesPicture(dialog, failing('login.loginAssistance')))
export const PasswordResetSent = meta.story(sharesPicture(dialog, failing('login.passwordResetSent')))
const isRecovering = { mode: 'accountRecovery' } as const
export const FacebookNoMatch = meta.story({
  ...sharesPicture(dialog, failing('login.facebookNoMatch')),
  args: isRecovering,
})
export const GoogleNoMatch = meta.story({
  ...sharesPicture(dialog, failing('login.googleNoMatch')),
  args: isRecovering,
})
export const LineNoMatch = meta.story({
  ...sharesPicture(dialog, failing('login.lineNoMatch')),
  args: isRecovering,
})
export const FacebookSignupDisabled = meta.story(
  sharesPicture('because the row is the sign-up form that follows', failing('login.facebookSignupDisabled')),
)
export const GoogleSignupDisabled = meta.story(failing('login.googleSignupDisabled'))
export const FacebookUnavailable = meta.story(sharesPicture(dialog, failing('login.facebookUnavailable')))
export const GoogleUnavailable = meta.story(sharesPicture(dialog, failing('login.googleUnavailable')))
export const LineUnavailable = meta.story(sharesPicture(dialog, failing('login.lineUnavailable')))
export const NoAccount = meta.story(
  sharesPicture('because the row is the view that asks for the birthday', failing('login.noAccount')),
)
export const ServerMessage = meta.story(failing('login.serverMessage'))
export const Unexplained = meta.story(sharesPicture(generic, failing('login.unexplained')))
export const ServerFailed = meta.story(failing('login.serverFailed'))
export const Offline = meta.story(failing('login.offline'))
export const Malformed = meta.story(sharesPicture(generic, failing('login.malformed')))
export const TimedOut = meta.story(failing('login.timedOut'))
export const EmailRequired = meta.story(failing('login.emailRequired'))
export const PasswordRequired = meta.story(failing('login.passwordRequired'))
export const BotWidgetFailed = meta.story(failing('login.botWidgetFailed'))
