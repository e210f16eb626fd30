import { expect, waitFor } from 'storybook/test'
import { given, type Journeys } from '../../../testing/journeys/journey.ts'
import { see, until, wait, type Step } from '../../../testing/steps/steps.ts'
import { toCode } from './loginMfa.journeys.ts'

/** The button counts down, keeps its name, and does nothing. */
export const countsDown = (time: string): Step => [
  `"Resend code" can be used in ${time}`,
  ({ page }) =>
    waitFor(() => {
      const button = page.getByRole('button', { name: 'Resend code' })
      expect(button).toHaveTextContent(`Resend code in ${time}`)
      expect(button).toHaveAttribute('aria-disabled', 'true')
    }),
]

/** What the button's live region says. */
export const announces = (text: string): Step => [
  `Announce "${text}"`,
  ({ page }) => waitFor(() => expect(page.getByText(text).closest('[role=status]')).not.toBeNull()),
]

export const toPause = [...toCode, countsDown('0:30')]
export const pauseIsOver: readonly Step[] = [wait(30_000), until('resendPause.ready'), see('Resend code')]

/** Every leaf state of the pause between two codes. */
export const resendPauseJourneys = {
  'resendPause.pausing': given('loginMfa.pauses', ...toPause, wait(3_000), countsDown('0:27')),
  'resendPause.ready': given('loginMfa.pauses', ...toPause, ...pauseIsOver),
} as const satisfies Journeys
