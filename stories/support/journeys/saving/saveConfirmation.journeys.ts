import { expect, waitFor } from 'storybook/test'
import { press, wait, type Step } from '../../steps/steps.ts'
import type { Journeys } from '../journey.ts'

const overlay = () => document.querySelector('[data-ui="confirmation"]')

/** The overlay says where the pin went, in a live region, and leaves focus where it was. saving.txt §4. */
export const confirms = (words: string): Step => [
  `"${words}" is confirmed and announced; focus stays`,
  ({ page }) =>
    waitFor(() => {
      expect(overlay()).toBeVisible()
      expect(overlay()?.querySelector('[role="status"]')).toHaveTextContent(words)
      expect(page.getByRole('button', { name: 'Save this idea' })).toHaveFocus()
    }),
]

/** Under reduced motion the time for confetti comes, and none does. J20. */
export const noConfetti: Step = [
  'No confetti is on the canvas',
  () => waitFor(() => expect(painted()).toBe(0)),
]

/** How many pixels of the overlay's canvas are painted; null: there is none. */
export function painted(): number | null {
  const canvas = overlay()?.querySelector('canvas')
  if (!canvas) return null
  if (canvas.width === 0 || canvas.height === 0) return 0
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
  return pixels.filter((value, index) => index % 4 === 3 && value > 0).length
}

const isGone: Step = ['The overlay is gone', () => waitFor(() => expect(overlay()).toBeNull())]
export const save = press('Save this idea')

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
