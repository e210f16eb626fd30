import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { OneTap } from '../../../src/flows/auth/oneTap/OneTap.tsx'
import { passed } from '../../../testing/journeys/checks.steps.ts'
import { barAt, buttonFlow, member, nothingShown, useButton, visitor } from './oneTap.journeys.ts'
import { focusOnTitle } from '../../../testing/journeys/page.steps.ts'
import { driven } from '../../journeys/reaches.ts'
import { press, see, until, wait, type Step } from '../../../testing/steps/steps.ts'
import { unseen } from '../../../testing/proof/unseen.ts'
import { onIdeasPage } from '../shell/IdeasPage.tsx'

const prompted = (times: number): Step => [
  `The prompt was asked for ${times === 0 ? 'never' : `${times} times`}`,
  ({ stage }) => expect(stage.platform.oneTap.prompted).toBe(times),
]
const meta = preview.meta({
  title: 'Auth/One tap',
  component: OneTap,
  decorators: [onIdeasPage],
})

export const WelcomeIsAnnounced = meta.story({
  name: 'The loading screen is announced, and cannot be closed',
  ...driven(
    {
      ...visitor,
      given: 'oneTap.registerNeverAnswers',
      steps: [
        focusOnTitle('Welcome to Tackboard!'),
        ['Escape does nothing', ({ user }) => user.keyboard('{Escape}')],
        [
          'There is no close button',
          ({ page }) => expect(page.queryByRole('button', { name: 'Close' })).toBeNull(),
        ],
        barAt(0),
      ],
    },
    { state: 'oneTap.registering.filling' },
  ),
})
export const ButtonSentAway = meta.story({
  name: 'The button can be sent away',
  ...unseen(
    driven(
      { ...buttonFlow, steps: [press('Not now'), passed('oneTap.dismissed'), nothingShown] },
      { state: 'oneTap.dismissed' },
    ),
  ),
})
export const TriedAgain = meta.story({
  name: 'A failed log-in can be tried again',
  ...driven(
    {
      ...buttonFlow,
      given: 'oneTap.offline',
      steps: [
        useButton,
        see('Sorry, we can’t log you in.'),
        press('Try again'),
        see('Continue with Google'),
        prompted(0),
      ],
    },
    { state: 'oneTap.offeringButton', calls: ['logIn.failed'] },
  ),
})
export const OptedOutStays = meta.story({
  name: 'A device that has opted out is not asked again (§6)',
  ...unseen(
    driven(
      {
        ...member,
        stored: { 'tackboard.oneTapOptOut': true },
        steps: [passed('oneTap.notOffered'), prompted(0)],
      },
      { state: 'oneTap.notOffered' },
    ),
  ),
})
export const Underage = meta.story({
  name: 'Whoever was refused for their age makes no account here (C9)',
  ...driven(
    {
      ...visitor,
      stored: { 'tackboard.underage': 1 },
      given: 'oneTap.newcomer',
      steps: [see('Sorry, you’re not eligible to sign up for Tackboard right now.')],
    },
    { state: 'oneTap.failure.ineligible' },
  ),
})
export const RightToLeft = meta.story({
  ...driven(
    { ...buttonFlow, steps: [press('المتابعة باستخدام Google'), see(/ليس الآن/)], given: 'oneTap.offline' },
    { state: 'oneTap.failure.failed' },
  ),
  globals: { locale: 'ar' },
})
export const Phone = meta.story({
  ...driven(
    {
      ...visitor,
      given: 'oneTap.registerNeverAnswers',
      steps: [until('oneTap.registering.filling'), wait(3_000)],
    },
    { state: 'oneTap.registering.filling' },
  ),
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
})
