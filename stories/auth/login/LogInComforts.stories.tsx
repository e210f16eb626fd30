import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { LoginPage } from '../../../src/flows/auth/shell/LoginPage.tsx'
import { keepsTyped } from '../../../testing/journeys/checks.steps.ts'
import { given } from '../../../testing/journeys/journey.ts'
import { logIn } from '../../../testing/journeys/logIn.steps.ts'
import { focusOnTitle, goesTo, reads } from '../../../testing/journeys/page.steps.ts'
import { unseen } from '../../../testing/proof/unseen.ts'
import { press, see, wait, type Step } from '../../../testing/steps/steps.ts'
import { driven } from '../../journeys/reaches.ts'

const meta = preview.meta({ title: 'Auth/Log in', id: 'auth-log-in-comforts', component: LoginPage })

const hasButton = (name: string): Step => [
  `There is a button "${name}"`,
  ({ page }) => waitFor(() => expect(page.getByRole('button', { name })).toBeVisible()),
]
const remembers = (method: string): Step => [
  `"${method}" is remembered`,
  ({ stage }) =>
    waitFor(() =>
      expect(stage.platform.storage.texts.get('tackboard.lastMethod')).toBe(JSON.stringify(method)),
    ),
]
/** As if somebody had logged in like this before, and out again. */
const lastUsed = (method: unknown) => ({ 'tackboard.lastMethod': method })
export const LastUsedProvider = meta.story({
  name: 'A provider was last used on this device',
  ...driven(
    {
      given: 'login.lastUsed',
      stored: lastUsed('google_one_tap'),
      steps: [see('Last used'), hasButton('Last used Continue with Google'), hasButton('Log in')],
    },
    {},
  ),
})
export const LastUsedPasskey = meta.story({
  name: 'A passkey was last used on this device',
  ...driven(
    {
      given: 'passkeyLogin.lastUsed',
      stored: lastUsed('passkey'),
      steps: [see('Last used'), hasButton('Last used Log in with a passkey'), hasButton('Log in')],
    },
    {},
  ),
})
export const PasskeyRemembered = meta.story({
  name: 'A log-in with a passkey is remembered',
  ...driven(
    given('passkeyLogin.lastUsed', press('Log in with a passkey'), remembers('passkey'), goesTo('/')),
    {},
  ),
})
export const LastUsedEmail = meta.story({
  name: 'The password was last used on this device',
  ...driven(
    {
      given: 'login.lastUsed',
      stored: lastUsed('email'),
      steps: [see('Last used'), hasButton('Last used Log in'), hasButton('Continue with Google')],
    },
    {},
  ),
})
export const LastUsedNonsense = meta.story({
  name: 'What is stored about the last use is no way in',
  ...unseen(
    driven(
      {
        given: 'login.lastUsed',
        stored: lastUsed('<b>carrier pigeon</b>'),
        steps: [...logIn(), goesTo('/'), remembers('email')],
      },
      {},
    ),
  ),
})

export const CountsDown = meta.story({
  name: 'Error: a gateway’s limit, with the wait counted down (§8)',
  ...unseen(
    driven(
      {
        given: 'login.limitedByGateway',
        steps: [
          ...logIn(),
          focusOnTitle('Oops! Too many login attempts'),
          reads('login attempts. Try again in 2 minutes.'),
          wait(30_000),
          reads('login attempts. Try again in 1 minute.'),
          wait(60_000),
          reads('You can try again now.'),
          keepsTyped(),
        ],
      },
      { state: 'login.notice.tooManyAttempts', calls: ['logIn.failed'] },
    ),
  ),
})
