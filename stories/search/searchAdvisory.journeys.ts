import { expect, waitFor } from 'storybook/test'
import { until, type Step } from '../../testing/steps/steps.ts'
import type { Journeys } from '../../testing/journeys/journey.ts'

/** The log contains exactly these events, in order. */
export const logs = (...events: readonly string[]): Step => [
  events.length > 0 ? `The log holds ${events.join(', ')}` : 'Nothing is logged',
  ({ stage }) => waitFor(() => expect(stage.log.map(({ event }) => event)).toEqual(events)),
]

/** An advisory is a named region, and is not announced when it appears. */
export const isRegion = (name: string): Step => [
  `"${name}" is a region of the page, and no alert`,
  async ({ page }) => {
    expect(await page.findByRole('region', { name })).toBeVisible()
    expect(page.queryByRole('alert')).toBeNull()
    expect(page.queryByRole('status')).toBeNull()
  },
]

/** The page shows no advisory. */
export const noAdvisory: Step = [
  'There is no advisory',
  ({ page }) => {
    expect(page.getByRole('main')).toBeVisible()
    expect(page.queryByRole('region')).toBeNull()
  },
]

/** Both states of an advisory. saving.txt §3 "Search advisory", §7. */
export const searchAdvisoryJourneys = {
  'searchAdvisory.unseen': { steps: [isRegion('Sensitive topic'), logs()] },
  'searchAdvisory.seen': {
    steps: [until('searchAdvisory.seen'), isRegion('Sensitive topic'), logs('advisory.viewed')],
  },
} as const satisfies Journeys
