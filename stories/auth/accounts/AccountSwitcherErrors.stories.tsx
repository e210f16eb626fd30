import preview from '../../../.storybook/preview.tsx'
import { AccountSwitcher } from '../../../src/flows/auth/accounts/AccountSwitcher.tsx'
import { failing } from '../../journeys/failing.ts'
import { abovePins } from '../../../testing/stage/onPinPage.tsx'

const meta = preview.meta({
  title: 'Auth/Account switcher',
  id: 'auth-account-switcher-errors',
  component: AccountSwitcher,
  decorators: [abovePins],
  args: { currentId: '1' },
})

export const SoftBanned = meta.story(
  failing('accountSwitcher.softBanned', { state: 'accountSwitcher.failure.softBanned' }),
)
export const RateLimited = meta.story(
  failing('accountSwitcher.rateLimited', { state: 'accountSwitcher.failure.rateLimited' }),
)
export const Suspended = meta.story(
  failing('accountSwitcher.suspended', { state: 'accountSwitcher.failure.suspended' }),
)
export const LoginAssistance = meta.story(
  failing('accountSwitcher.loginAssistance', { state: 'accountSwitcher.failure.loginAssistance' }),
)
export const PasswordResetSent = meta.story(
  failing('accountSwitcher.passwordResetSent', { state: 'accountSwitcher.failure.passwordResetSent' }),
)
export const MfaRequired = meta.story(failing('accountSwitcher.mfaRequired'))
export const TooQuick = meta.story(failing('accountSwitcher.tooQuick'))
export const BotWidgetFailed = meta.story(
  failing('accountSwitcher.botWidgetFailed', { state: 'accountSwitcher.failure.botWidgetFailed' }),
)
