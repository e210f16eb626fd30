import { expect, waitFor } from 'storybook/test'
import { faceOf } from '../../../mocks/fixtures/faces.ts'
import preview from '../../../.storybook/preview.tsx'
import type { Personalization } from '../../../src/domain/auth/providers/providers.ts'
import { LoginPage } from '../../../src/flows/auth/shell/LoginPage.tsx'
import { member, wren } from '../shell/auth.journeys.ts'
import { logIn, WREN } from '../../../testing/journeys/logIn.steps.ts'
import {
  focusOnTitle,
  goesTo,
  picture,
  providers,
  readsNot,
  titled,
} from '../../../testing/journeys/page.steps.ts'
import { driven } from '../../journeys/reaches.ts'
import { follow, press, type Step } from '../../../testing/steps/steps.ts'
import { unseen } from '../../../testing/proof/unseen.ts'

const meta = preview.meta({
  title: 'Auth/Personalized log-in',
  id: 'auth-log-in-personalized',
  component: LoginPage,
})

/** A recognised viewer: Wren with these changes. */
const who = (own: Partial<Personalization>) => ({
  ...wren,
  personalization: { ...wren.personalization, ...own },
})

const FACEBOOK = 'Continue with Facebook'
const GOOGLE = 'Continue with Google'
const LINE = 'Continue with LINE'

const greeted = (own: Partial<Personalization>, ...steps: Step[]) =>
  driven(
    { viewer: who(own), steps: [titled(`Welcome back, ${own.firstName ?? 'Wren'}!`), picture, ...steps] },
    { state: 'auth.personalizedLogin' },
  )

const emailIs = (email: string): Step => [
  `Email holds "${email}"`,
  ({ page }) => expect(page.getByLabelText('Email')).toHaveValue(email),
]

export const BothProviders = meta.story(greeted({}, emailIs(WREN), providers(FACEBOOK, GOOGLE)))
export const FacebookAlone = meta.story(greeted({ connectedToGoogle: false }, providers(FACEBOOK)))
export const GoogleAlone = meta.story(greeted({ connectedToFacebook: false }, providers(GOOGLE)))
export const NoProvider = meta.story(
  greeted({ connectedToFacebook: false, connectedToGoogle: false }, providers()),
)
export const LineAlone = meta.story({
  name: 'LINE alone, in Japan (D6)',
  ...driven(
    {
      country: 'JP',
      viewer: who({ connectedToFacebook: false, connectedToGoogle: false, connectedToLine: true }),
      steps: [titled('Welcome back, Wren!'), picture, providers(LINE)],
    },
    { state: 'auth.personalizedLogin' },
  ),
})
export const WithPicture = meta.story(
  greeted({ firstName: 'Finch', email: 'finchandelm@example.com', imageUrl: faceOf('5') }),
)

export const WithoutName = meta.story({
  name: 'Without a name: the plain form (E7)',
  ...driven(
    { viewer: who({ firstName: ' ', email: null }), steps: [titled('Log in')] },
    { state: 'auth.login' },
  ),
})

export const HostileName = meta.story({
  name: 'A name full of placeholders is a name (E8)',
  ...driven(
    {
      viewer: who({ firstName: '{name} %s $& <b>W</b>' }),
      steps: [titled('Welcome back, {name} %s $& <b>W</b>!'), picture],
    },
    { state: 'auth.personalizedLogin' },
  ),
})

export const AMember = meta.story({
  name: 'A member is led away, never greeted',
  ...unseen(
    driven(
      { viewer: { ...wren, ...member }, steps: [goesTo('/'), readsNot('Welcome back')] },
      { state: 'auth.alreadyLoggedIn' },
    ),
  ),
})

export const SomeoneElse = meta.story({
  name: 'Not you? The empty form',
  ...driven(
    {
      viewer: wren,
      steps: [
        follow('Log in with a different account'),
        focusOnTitle('Log in'),
        emailIs(''),
        providers(FACEBOOK, GOOGLE),
      ],
    },
    { state: 'auth.login' },
  ),
})

/** The tooltip of an account that has no password: seen on hover and focus, and part of the button's description. */
const hint = (words: string): Step[] => [
  [
    `"Log in" says "${words}"`,
    ({ page }) =>
      waitFor(() => expect(page.getByRole('button', { name: 'Log in' })).toHaveAccessibleDescription(words)),
  ],
  ['Move to "Log in"', ({ page, user }) => user.hover(page.getByRole('button', { name: 'Log in' }))],
  ['The tooltip shows', ({ page }) => waitFor(() => expect(page.getByRole('tooltip')).toBeVisible())],
]
const withoutPassword = (own: Partial<Personalization>, words: string) =>
  greeted({ hasPassword: false, ...own }, ...hint(words))

export const NoPassword = meta.story({
  name: 'No password: Facebook and Google (§5)',
  ...withoutPassword(
    {},
    'This account is connected to Facebook and Google. Use the Facebook or Google button to log in.',
  ),
})
export const NoPasswordFacebook = meta.story({
  name: 'No password: Facebook (§5)',
  ...withoutPassword(
    { connectedToGoogle: false },
    'This account is connected to Facebook. Use the Facebook button to log in.',
  ),
})
export const NoPasswordGoogle = meta.story({
  name: 'No password: Google (§5)',
  ...withoutPassword(
    { connectedToFacebook: false },
    'This account is connected to Google. Use the Google button to log in.',
  ),
})
export const NoPasswordLine = meta.story({
  name: 'No password: LINE (§5)',
  ...driven(
    {
      country: 'JP',
      viewer: who({ hasPassword: false, connectedToFacebook: false, connectedToGoogle: false }),
      steps: [
        titled('Welcome back, Wren!'),
        ...hint('This account is connected to LINE. Use the LINE button to log in.'),
      ],
    },
    { state: 'auth.personalizedLogin' },
  ),
})
export const NoPasswordNoWay = meta.story({
  name: 'No password: its field is disabled, and the button sends nothing (§5)',
  ...unseen(
    greeted(
      { hasPassword: false },
      ['The password is not asked for', ({ page }) => expect(page.getByLabelText('Password')).toBeDisabled()],
      press('Log in'),
      ['Nothing was sent', ({ stage }) => expect([...stage.calls]).not.toContain('logIn')],
    ),
  ),
})

export const GreetedAndIn = meta.story({
  name: 'Greeted, and logged in',
  ...unseen(
    driven(
      { viewer: wren, steps: [...logIn(), goesTo('/')] },
      { state: 'auth.loggedIn', calls: ['logIn.ok'] },
    ),
  ),
})
