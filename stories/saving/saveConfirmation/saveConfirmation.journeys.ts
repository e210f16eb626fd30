import { expect, waitFor } from 'storybook/test'
import { wait, type Step } from '../../../testing/steps/steps.ts'
import type { Journeys } from '../../../testing/journeys/journey.ts'
import { openOverPage } from '../../../testing/journeys/page.steps.ts'

const overlay = () => document.querySelector('[data-ui="confirmation"]')

/** The overlay announces the board in a live region, and focus does not move. saving.txt §4. */
export const confirms = (text: string): Step => [
  `"${text}" is confirmed and announced; focus stays`,
  ({ page }) =>
    waitFor(() => {
      expect(overlay()).toBeVisible()
      expect(overlay()?.querySelector('[role="status"]')).toHaveTextContent(text)
      expect(page.getByRole('button', { name: 'Save this idea' })).toHaveFocus()
    }),
]

/** With reduced motion, there is no confetti. J20. */
export const noConfetti: Step = [
  'No confetti is on the canvas',
  () => waitFor(() => expect(painted()).toBe(0)),
]

/** The number of painted pixels on the overlay's canvas; null if it has no canvas. */
export function painted(): number | null {
  const canvas = overlay()?.querySelector('canvas')
  if (!canvas) return null
  if (canvas.width === 0 || canvas.height === 0) return 0
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
  return pixels.filter((value, index) => index % 4 === 3 && value > 0).length
}

const isGone: Step = ['The overlay is gone', () => waitFor(() => expect(overlay()).toBeNull())]
export const save = openOverPage

/** Every leaf state of the overlay that confirms a save. saving.txt §4. */
export const saveConfirmationJourneys = {
  'saveConfirmation.showing.animatingIn': { steps: [save, confirms('Saved to Garden rooms'), wait(1_249)] },
  'saveConfirmation.showing.celebrating': {
    steps: [
      save,
      confirms('Saved to Garden rooms'),
      wait(1_250),
      noConfetti,
      wait(1_349),
      confirms('Saved to Garden rooms'),
    ],
  },
  'saveConfirmation.dismissed': { steps: [save, confirms('Saved to Garden rooms'), wait(2_600), isGone] },
} as const satisfies Journeys
