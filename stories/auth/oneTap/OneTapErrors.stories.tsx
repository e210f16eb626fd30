import preview from '../../../.storybook/preview.tsx'
import { OneTap } from '../../../src/flows/auth/oneTap/OneTap.tsx'
import { failing } from '../../journeys/failing.ts'
import { onIdeasPage } from '../shell/IdeasPage.tsx'

const meta = preview.meta({
  title: 'Auth/One tap',
  id: 'auth-one-tap-errors',
  component: OneTap,
  decorators: [onIdeasPage],
})

export const SoftBanned = meta.story(failing('oneTap.softBanned', { state: 'oneTap.failure.softBanned' }))
export const RateLimited = meta.story(failing('oneTap.rateLimited', { state: 'oneTap.failure.rateLimited' }))
export const Suspended = meta.story(failing('oneTap.suspended', { state: 'oneTap.failure.suspended' }))
export const LoginAssistance = meta.story(
  failing('oneTap.loginAssistance', { state: 'oneTap.failure.loginAssistance' }),
)
export const PasswordResetSent = meta.story(
  failing('oneTap.passwordResetSent', { state: 'oneTap.failure.passwordResetSent' }),
)
export const GoogleNoMatch = meta.story({
  name: 'Error: no account with Google',
  ...failing('oneTap.googleNoMatch', { state: 'oneTap.failure.googleNoMatch' }),
})
export const GoogleUnavailable = meta.story(
  failing('oneTap.googleUnavailable', { state: 'oneTap.failure.googleUnavailable' }),
)
export const MfaRequired = meta.story(failing('oneTap.mfaRequired'))
export const TooQuick = meta.story(failing('oneTap.tooQuick'))
export const BotWidgetFailed = meta.story(
  failing('oneTap.botWidgetFailed', { state: 'oneTap.failure.botWidgetFailed' }),
)
export const Ineligible = meta.story(failing('oneTap.ineligible', { state: 'oneTap.failure.ineligible' }))
export const Failed = meta.story(failing('oneTap.failed', { state: 'oneTap.failure.failed' }))
