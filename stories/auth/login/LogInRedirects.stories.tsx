import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { AuthModal } from '../../../src/flows/auth/shell/AuthModal.tsx'
import { LoginPage } from '../../../src/flows/auth/shell/LoginPage.tsx'
import { SignupPage } from '../../../src/flows/auth/shell/SignupPage.tsx'
import { member } from '../shell/auth.journeys.ts'
import { logIn } from '../../../testing/journeys/logIn.steps.ts'
import { goesTo, leadsTo, readsNot } from '../../../testing/journeys/page.steps.ts'
import { driven } from '../../journeys/reaches.ts'
import { press, type, until, type Step } from '../../../testing/steps/steps.ts'
import { unseen } from '../../../testing/proof/unseen.ts'

const meta = preview.meta({ title: 'Auth/Log-in addresses', component: LoginPage })

const LOGIN = 'https://tackboard.example/login/'

const addressReads = (...hrefs: string[]): Step => [
  `The address becomes ${hrefs.join(', ')}`,
  ({ stage }) => waitFor(() => expect(stage.platform.navigation.replaced).toEqual(hrefs)),
]

export const SoftBanned = meta.story({
  name: 'A code (aec) of a soft ban: shown, and taken out of the address (A19)',
  ...driven(
    {
      href: `${LOGIN}?b=2&aec=soft_ban&a=1#form`,
      steps: [
        until('login.notice.softBanned'),
        leadsTo('Reset your password', '/password/reset/'),
        addressReads(`${LOGIN}?b=2&a=1#form`),
      ],
    },
    { state: 'login.notice.softBanned' },
  ),
})

export const SoftBannedSignup = meta.story({
  name: 'A code (aec) of a soft ban where the sign-up comes first: over the log-in form',
  render: () => <SignupPage />,
  ...unseen(
    driven(
      {
        href: 'https://tackboard.example/signup/?aec=soft_ban',
        steps: [
          until('login.notice.softBanned'),
          leadsTo('Reset your password', '/password/reset/'),
          addressReads('https://tackboard.example/signup/'),
        ],
      },
      { state: 'login.notice.softBanned' },
    ),
  ),
})

export const UnknownAec = meta.story({
  name: 'Another code (aec): taken out of the address, nothing shown (A19)',
  ...unseen(
    driven(
      { href: `${LOGIN}?aec=1`, steps: [addressReads(LOGIN), readsNot('We protected your account')] },
      { state: 'login.editing.typing' },
    ),
  ),
})

const loggingInAt = (href: string, target: string) =>
  unseen(driven({ href, steps: [...logIn(), goesTo(target)] }, { state: 'auth.loggedIn' }))
const withNext = (next: string, target: string) =>
  loggingInAt(`${LOGIN}?next=${encodeURIComponent(next)}`, target)

export const Next = meta.story({
  name: 'Leads to the page in the address (next)',
  ...withNext('/ideas/?q=tea#top', '/ideas/?q=tea#top'),
})
export const HostileNext = meta.story({
  name: 'A page of another site in the address leads to the default (A1)',
  ...withNext('//other.example', '/'),
})
export const NextIsTheLogin = meta.story({
  name: 'The log-in page in the address leads to the default (A11)',
  ...withNext('/login', '/'),
})
export const HomePage = meta.story({
  name: 'No page in the address: the person stays on the page and its query',
  ...loggingInAt('https://tackboard.example/ideas/?from=mail', '/ideas/?from=mail'),
})

export const Autologin = meta.story({
  name: 'A token that the page has already: logged in without a click',
  args: { autologin: { google_open_id_token: 'google-token' } },
  ...unseen(driven({ given: 'social.succeeds', steps: [goesTo('/')] }, { state: 'auth.loggedIn' })),
})

export const AccountSwitched = meta.story({
  name: 'An account was added: to its profile',
  args: { isSwitchingAccount: true },
  ...unseen(driven({ viewer: member, steps: [...logIn(), goesTo('/wren')] }, { state: 'auth.loggedIn' })),
})

export const AccountSwitchDismissed = meta.story({
  name: 'Adding an account is given up: nothing but a line in the log',
  render: () => <AuthModal isSwitchingAccount onClose={() => {}} />,
  ...unseen(
    driven(
      {
        viewer: member,
        steps: [
          press('Close'),
          goesTo(),
          [
            'The log has a line of it',
            ({ stage }) => expect(stage.log.map(({ event }) => event)).toContain('accountSwitch.dismissed'),
          ],
        ],
      },
      { state: 'auth.dismissed' },
    ),
  ),
})

export const ResetLink = meta.story({
  name: 'Forgot your password: the typed email goes along (C3)',
  ...unseen(
    driven(
      {
        steps: [
          leadsTo('Forgot your password?', '/password/reset/'),
          type('Email', 'a+b@x.example&#'),
          type('Password', ' '),
          leadsTo('Forgot your password?', '/password/reset/?ue=a%2Bb%40x.example%26%23'),
        ],
      },
      {},
    ),
  ),
})
