import { expect, waitFor } from 'storybook/test'
import { DISMISSED_ADVISORIES_KEY } from '../../src/domain/search/dismissedAdvisories.ts'
import { press, until, type Step } from '../../testing/steps/steps.ts'
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

/** A button has the focus. */
export const hasFocus = (name: string): Step => [
  `"${name}" has the focus`,
  ({ page }) => waitFor(() => expect(page.getByRole('button', { name })).toHaveFocus()),
]

/** A link leads to this address, in the same tab. */
export const leadsTo = (name: string, href: string): Step => [
  `"${name}" leads to ${href}`,
  ({ page }) =>
    waitFor(() => {
      const link = page.getByRole('link', { name })
      expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([href, null])
    }),
]

/** The device remembers that these advisories have been dismissed, each with the member's ID. */
export const remembers = (...dismissals: readonly (readonly [userId: string, id: string])[]): Step => [
  dismissals.length > 0 ? 'The device remembers it' : 'The device remembers nothing',
  ({ stage }) =>
    waitFor(() =>
      expect(stage.platform.storage.get(DISMISSED_ADVISORIES_KEY, (stored) => stored) ?? []).toEqual(
        dismissals,
      ),
    ),
]

/** The page shows no advisory. */
export const noAdvisory: Step = [
  'There is no advisory',
  ({ page }) => {
    expect(page.getByRole('main')).toBeVisible()
    expect(page.queryByRole('region')).toBeNull()
  },
]

/** The states of an advisory. The last is that of one that may be dismissed. saving.txt §3 "Search advisory", §7. */
export const searchAdvisoryJourneys = {
  'searchAdvisory.unseen': { steps: [isRegion('Sensitive topic'), logs()] },
  'searchAdvisory.seen': {
    steps: [until('searchAdvisory.seen'), isRegion('Sensitive topic'), logs('advisory.viewed')],
  },
  'searchAdvisory.dismissed': {
    steps: [
      until('searchAdvisory.seen'),
      press('Don’t show this again'),
      isRegion('You won’t see this notice again.'),
      hasFocus('Undo'),
      logs('advisory.viewed', 'advisory.dismissed'),
    ],
  },
} as const satisfies Journeys
