import preview from '../../../.storybook/preview.tsx'
import { LoginPage } from '../../../src/flows/auth/shell/LoginPage.tsx'
import { failing } from '../../journeys/failing.ts'

const meta = preview.meta({ title: 'Auth/Two-factor', id: 'auth-two-factor-errors', component: LoginPage })

export const CodeRequired = meta.story(failing('loginMfa.codeRequired'))
export const CodeFormat = meta.story({
  name: 'Error: code has the wrong format',
  ...failing('loginMfa.codeFormat'),
})
export const SoftBanned = meta.story(failing('loginMfa.softBanned'))
export const RateLimited = meta.story(failing('loginMfa.rateLimited'))
export const Suspended = meta.story(failing('loginMfa.suspended'))
export const MfaFailed = meta.story(failing('loginMfa.mfaFailed'))
export const ServerFailed = meta.story(failing('loginMfa.serverFailed'))
export const Offline = meta.story(failing('loginMfa.offline'))
export const Malformed = meta.story(failing('loginMfa.malformed'))
export const TimedOut = meta.story(failing('loginMfa.timedOut'))
