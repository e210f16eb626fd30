import { expect, waitFor } from 'storybook/test'
import { until, type Step } from '../../../testing/steps/steps.ts'

/** The draft next to the log-in form. */
export const toDraft: readonly Step[] = [until('login.editing.typing')]

export const pictureShows: Step = [
  'See the picture',
  () =>
    waitFor(() => {
      const picture = document.querySelector<HTMLImageElement>('[data-ui="held"] img')
      expect(picture?.complete && picture.naturalWidth).toBeGreaterThan(0)
    }),
]
