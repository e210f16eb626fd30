import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import type { Viewer } from '../../../src/domain/auth/providers/providers.ts'
import { AuthModal } from '../../../src/flows/auth/shell/AuthModal.tsx'
import { wren } from './auth.journeys.ts'
import { logIn } from '../../../testing/journeys/logIn.steps.ts'
import {
  focusInField,
  picture as personPicture,
  reads,
  readsNot,
  titled,
} from '../../../testing/journeys/page.steps.ts'
import { pinShows } from './pinThumbnail.journeys.ts'
import { driven } from '../../journeys/reaches.ts'
import { press, until, type Step } from '../../../testing/steps/steps.ts'
import { inModal } from './inModal.tsx'

const limited = { type: 'LIMITED_LOGIN', isAuth: false } as const satisfies Viewer
const SUBHEADER = 'Log in or sign up to pick up where you left off.'

const meta = preview.meta({
  title: 'Auth/Limited log-in',
  id: 'auth-containers-limited-log-in',
  // A smaller window has no picture beside the form, or a smaller one.
  parameters: { room: { width: 1280, height: 760 } },
  component: AuthModal,
  args: { onClose: fn() },
  argTypes: { sideImage: { control: false } },
  render: inModal,
})

const image = () => document.querySelector('[data-at="image"]')
/** The width of the picture; the form beside it keeps the modal's 484 px. auth.txt §9. */
const imageIs = (width: number, form = 484): Step => [
  width > 0
    ? `The picture is ${width} px broad, the rest of the modal ${form}`
    : `There is no picture; the modal is ${form} px wide`,
  ({ page }) =>
    waitFor(() => {
      const dialog = page.getByRole('dialog').getBoundingClientRect().width
      expect([image()?.getBoundingClientRect().width, dialog - width]).toEqual([width, form])
      if (width > 0) expect(image()?.firstElementChild).toBeVisible()
    }),
]
const shown = (width: number, ...steps: Step[]) =>
  driven({ viewer: limited, steps: [reads(SUBHEADER), imageIs(width), ...steps] }, { state: 'auth.login' })
const at = (value: string) => ({ globals: { viewport: { value } } })

export const Login = meta.story(shown(300, focusInField('Email')))
export const SignUp = meta.story({
  args: { startsWith: 'signup' },
  ...driven(
    {
      viewer: limited,
      steps: [until('auth.signup'), titled('Sign up to see more'), reads(SUBHEADER), imageIs(300)],
    },
    {},
  ),
})
export const Greeted = meta.story(
  driven(
    {
      viewer: { ...limited, personalization: wren.personalization },
      steps: [titled('Welcome back, Wren!'), reads(SUBHEADER), imageIs(300), personPicture],
    },
    { state: 'auth.personalizedLogin' },
  ),
)
export const WithPin = meta.story({
  name: 'Saving a pin',
  args: { container: 'save', source: 'saveButton', pinId: '2' },
  ...shown(300, pinShows),
})
export const AppsPicture = meta.story({
  name: 'An app’s own picture',
  args: { sideImage: <img src="/pins/dunes.svg" alt="" /> },
  ...shown(300),
})
export const TwoFactor = meta.story({
  name: 'Two-factor has no subheader, and keeps the picture',
  ...driven(
    {
      viewer: limited,
      steps: [
        reads(SUBHEADER),
        ...logIn('rowan.birch@example.com'),
        until('loginMfa.entering'),
        readsNot(SUBHEADER),
        imageIs(300),
      ],
    },
    { state: 'auth.loginMfa' },
  ),
})
export const W1050 = meta.story({ name: 'Breakpoint 1050: the broad picture', ...shown(300), ...at('w1050') })
export const W880 = meta.story({ name: 'Breakpoint 880: the narrow picture', ...shown(220), ...at('w880') })
export const W870 = meta.story({ name: 'Below 880: none', ...shown(0), ...at('w870') })
export const Phone = meta.story({
  name: 'Phone, 320 px (J17)',
  ...driven({ viewer: limited, steps: [reads(SUBHEADER), imageIs(0, 320)] }, { state: 'auth.login' }),
  ...at('phone'),
})
export const RightToLeft = meta.story({
  name: 'Right to left (J21)',
  ...driven({ viewer: limited, steps: [until('auth.login'), imageIs(300)] }, { state: 'auth.login' }),
  globals: { locale: 'ar' },
})
export const Dark = meta.story({ ...shown(300), globals: { theme: 'dark' } })

const plainModal: Step = [
  'There is no picture, and the modal is 484 px wide',
  ({ page }) => {
    expect(image()).toBeNull()
    expect(page.getByRole('dialog').getBoundingClientRect().width).toBe(484)
  },
]
export const Visitor = meta.story({
  name: 'A visitor sees none of it',
  ...driven({ steps: [until('auth.login'), readsNot(SUBHEADER), plainModal] }, { state: 'auth.login' }),
})
export const Closing = meta.story({
  name: 'Closed as any modal',
  ...driven({ viewer: limited, steps: [until('auth.login'), press('Close')] }, { state: 'auth.dismissed' }),
})
