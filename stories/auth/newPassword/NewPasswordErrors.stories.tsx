import preview from '../../../.storybook/preview.tsx'
import { hostileMessage, longMessage } from '../../../mocks/fixtures/messages.ts'
import type { ScenarioName } from '../../../mocks/index.ts'
import { NewPasswordPage } from '../../../src/flows/auth/newPassword/NewPasswordPage.tsx'
import { keepsPassword, linkHref, onLink, setPassword, SUBMIT } from './newPassword.journeys.ts'
import {
  fitsTheWindow,
  focusInField,
  focusOnTitle,
  goesTo,
  reads,
} from '../../../testing/journeys/page.steps.ts'
import { showsRow } from '../../../testing/journeys/row.steps.ts'
import { unseen } from '../../../testing/proof/unseen.ts'
import { see, wait, type Step } from '../../../testing/steps/steps.ts'
import { failing } from '../../journeys/failing.ts'
import { driven } from '../../journeys/reaches.ts'

const meta = preview.meta({
  title: 'Recovery/New password',
  id: 'recovery-new-password-errors',
  component: NewPasswordPage,
})

const editing = { state: 'newPassword.editing' } as const
/** The call fails; what was typed is kept. */
const fails = (given: ScenarioName, ...says: readonly Step[]) =>
  onLink.given(given, ...setPassword(), ...says, keepsPassword())

export const LinkInvalid = meta.story(
  unseen(failing('newPassword.linkInvalid', { state: 'newPassword.linkInvalid' })),
)
export const LinkExpired = meta.story(
  unseen(failing('newPassword.linkExpired', { state: 'newPassword.linkExpired' })),
)
export const LinkUsed = meta.story(unseen(failing('newPassword.linkUsed', { state: 'newPassword.linkUsed' })))
export const LinkUnknown = meta.story({
  name: 'A link that the server does not know',
  ...unseen(
    driven(
      { href: linkHref('nonsense'), steps: [focusOnTitle('This link doesn’t work'), goesTo()] },
      { row: 'newPassword.linkInvalid', state: 'newPassword.linkInvalid' },
    ),
  ),
})
export const PasswordRequired = meta.story(failing('newPassword.passwordRequired'))
export const PasswordTooShort = meta.story(failing('newPassword.passwordTooShort'))
export const PasswordNonAscii = meta.story(failing('newPassword.passwordNonAscii'))
export const PasswordIsUsername = meta.story(failing('newPassword.passwordIsUsername'))
export const PasswordWeak = meta.story(failing('newPassword.passwordWeak'))
export const PasswordsDiffer = meta.story(failing('newPassword.passwordsDiffer'))
export const PasswordReused = meta.story(
  failing('newPassword.passwordReused', { calls: ['setPassword.failed'] }),
)
export const PasswordRefused = meta.story(failing('newPassword.passwordRefused'))
export const RateLimited = meta.story(failing('newPassword.rateLimited'))
export const Refused = meta.story(failing('newPassword.refused'))
export const ServerFailed = meta.story(failing('newPassword.serverFailed'))
export const Offline = meta.story(failing('newPassword.offline'))
export const Malformed = meta.story({
  name: 'Error: an answer that cannot be read (D7)',
  ...unseen(failing('newPassword.malformed')),
})
export const TimedOut = meta.story({
  name: 'Error: no answer for 30 s (D13)',
  ...failing('newPassword.timedOut'),
})
export const UncheckedRateLimited = meta.story({
  name: 'Error: too many checks of links',
  ...driven(onLink.given('newPassword.checkRateLimited', showsRow('newPassword.rateLimited')), {
    state: 'newPassword.unchecked',
  }),
})
export const CountsDown = meta.story({
  name: 'Error: a gateway’s limit, with the wait counted down',
  ...driven(
    fails(
      'newPassword.limitedByGateway',
      see('You’ve tried this too often. Try again in 2 minutes.'),
      wait(30_000),
      see('You’ve tried this too often. Try again in 1 minute.'),
      wait(60_000),
      see('You can try again now.'),
    ),
    { ...editing, calls: ['setPassword.failed'] },
  ),
})
export const UncheckedCountsDown = meta.story({
  name: 'Error: too many checks of links, with the wait counted down',
  ...unseen(
    driven(
      onLink.given(
        'newPassword.checkLimitedByGateway',
        see('You’ve tried this too often. Try again in 2 minutes.'),
        wait(90_000),
        see('You can try again now.'),
      ),
      { state: 'newPassword.unchecked' },
    ),
  ),
})
export const UncheckedFailed = meta.story({
  name: 'Error: the server fails to check the link',
  ...driven(onLink.given('newPassword.checkFails', showsRow('newPassword.serverFailed')), {
    state: 'newPassword.unchecked',
  }),
})
export const TriedAgain = meta.story({
  name: 'After a refusal, another password works',
  ...unseen(
    driven(
      onLink(
        ...setPassword('correct horse battery'),
        showsRow('newPassword.passwordReused'),
        focusInField('New password'),
        ...setPassword(),
        goesTo('/'),
      ),
      {},
    ),
  ),
})
export const SentTwice = meta.story({
  name: 'Its answer was lost: the link was used, and the way to the log-in is there',
  ...unseen(
    driven(
      {
        href: linkHref('used-link'),
        steps: [reads('If you’ve just chosen a new password, log in with it.'), goesTo()],
      },
      { state: 'newPassword.linkUsed' },
    ),
  ),
})
export const HostileMessage = meta.story({
  name: 'A server’s message is text (E1)',
  ...driven(fails('newPassword.hostileMessage', see(hostileMessage)), editing),
})
export const LongMessage = meta.story({
  name: 'Phone, 320 px, a long message (E2)',
  ...driven(fails('newPassword.longMessage', see(longMessage), fitsTheWindow(SUBMIT)), editing),
  globals: { viewport: { value: 'phone' } },
})
