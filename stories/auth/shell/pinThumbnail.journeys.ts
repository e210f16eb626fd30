import { expect, waitFor } from 'storybook/test'
import type { Step } from '../../../testing/steps/steps.ts'
import { given, type Journeys } from '../../../testing/journeys/journey.ts'

const thumbnail = () => document.querySelector<HTMLElement>('[data-ui="thumbnail"]')
const picture = () => thumbnail()?.querySelector('img')

/** The pin's picture has loaded completely. */
export const pinShows: Step = [
  'See the picture of the pin',
  () =>
    waitFor(() => {
      expect(picture()).toBeVisible()
      expect(picture()?.naturalWidth).toBeGreaterThan(0)
    }),
]

/** A placeholder in the pin's color and the picture's size, without any message. E16. */
export const colorHolds = (color: string): Step => [
  `${color} holds the place of the picture, and nothing is announced`,
  async ({ page }) => {
    await waitFor(() => {
      expect(picture()).toBeFalsy()
      expect(thumbnail()).toBeVisible()
      expect(thumbnail()).toHaveStyle({ backgroundColor: color, width: '90px', height: '120px' })
    })
    const announced = ['alert', 'status']
      .flatMap((role) => page.queryAllByRole(role))
      .map(({ textContent }) => textContent?.trim())
    expect(announced.filter(Boolean)).toEqual([])
  },
]

/** Every leaf state of a pin's thumbnail. auth.txt §2 "Containers", §7. */
export const pinThumbnailJourneys = {
  'pinThumbnail.loading': given('pins.neverAnswers', colorHolds('rgb(79, 127, 140)')),
  'pinThumbnail.shown': { steps: [pinShows] },
  'pinThumbnail.none': given('pins.withoutPicture', colorHolds('rgb(138, 90, 68)')),
} as const satisfies Journeys
