import preview from '../../../.storybook/preview.tsx'
import { LoginPage } from '../../../src/flows/auth/shell/LoginPage.tsx'
import { unseen } from '../../../testing/proof/unseen.ts'
import { keepsCode } from '../../../testing/journeys/checks.steps.ts'
import { given } from '../../../testing/journeys/journey.ts'
import { focusOnTitle, isDescribed, reads } from '../../../testing/journeys/page.steps.ts'
import { wait } from '../../../testing/steps/steps.ts'
import { driven } from '../../journeys/reaches.ts'
import { enterCode } from './loginMfa.journeys.ts'
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
export const WrongCode = meta.story({
  name: 'Error: a wrong code, from a server that says no more',
  ...driven(
    given(
      'loginMfa.wrongCode',
      ...enterCode('654321'),
      isDescribed(
        'Verification code',
        'We sent a verification code to the phone number ending in 42. That code is wrong. Try again.',
      ),
      keepsCode('654321'),
    ),
    { state: 'loginMfa.entering', calls: ['logIn.failed'] },
  ),
})
export const ServerFailed = meta.story(failing('loginMfa.serverFailed'))
export const Offline = meta.story(failing('loginMfa.offline'))
export const Malformed = meta.story(failing('loginMfa.malformed'))
export const TimedOut = meta.story(failing('loginMfa.timedOut'))
export const CountsDown = meta.story({
  name: 'Error: a gateway’s limit, with the wait counted down (§8)',
  ...unseen(
    driven(
      given(
        'loginMfa.limitedByGateway',
        ...enterCode('123456'),
        focusOnTitle('Oops! Too many login attempts'),
        reads('login attempts. Try again in 2 minutes.'),
        wait(30_000),
        reads('login attempts. Try again in 1 minute.'),
        wait(60_000),
        reads('You can try again now.'),
      ),
      { state: 'login.notice.tooManyAttempts', calls: ['logIn.failed'] },
    ),
  ),
})
