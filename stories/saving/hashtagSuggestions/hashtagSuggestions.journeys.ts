import { expect, waitFor } from 'storybook/test'
import { until, wait, type Step } from '../../../testing/steps/steps.ts'
import type { ErrorJourneys, Journeys } from '../../../testing/journeys/journey.ts'

/** Types at the end of the description. */
export const write = (text: string): Step => [
  `Write "${text}"`,
  async ({ page, user }) => user.type(await page.findByLabelText('Description'), text),
]

/** The rows of the suggestion list, in order, and the highlighted one. */
export const suggests = (rows: readonly string[], highlighted: string | null = null): Step => [
  `The flyout has ${rows.join(', ') || 'nothing'}${highlighted === null ? '' : `, ${highlighted} highlighted`}`,
  ({ page }) =>
    waitFor(() => {
      const options = page.queryAllByRole('option')
      expect(options.map(({ textContent }) => textContent)).toEqual(rows)
      const active = document.getElementById(
        page.getByLabelText('Description').getAttribute('aria-activedescendant') ?? '',
      )
      expect(active?.textContent ?? null).toBe(highlighted)
      expect(
        options.filter((option) => option.ariaSelected === 'true').map(({ textContent }) => textContent),
      ).toEqual(highlighted === null ? [] : [highlighted])
    }),
]

/** Types, and waits for the debounce, after which the request is sent. */
const ask = (text: string): readonly Step[] => [write(text), wait(200)]

export const gardens = [
  '#garden120K Pins',
  '#gardenparty8.1K Pins',
  '#gardenlights5K Pins',
  '#gardening99K Pins',
  '#gardenpath1.2K Pins',
]

/** Every leaf state of the suggestions. saving.txt §7, §9. */
export const hashtagSuggestionsJourneys = {
  'hashtagSuggestions.idle': { steps: [write('Two lanterns by the pond')] },
  'hashtagSuggestions.debouncing': { steps: [write('Two lanterns #gar')] },
  'hashtagSuggestions.asking': {
    given: 'hashtagSuggestions.neverAnswers',
    steps: [...ask('Two lanterns #gar'), until('hashtagSuggestions.asking')],
  },
  'hashtagSuggestions.showing': {
    given: 'hashtagSuggestions.succeeds',
    steps: [...ask('Two lanterns #gar'), suggests(gardens)],
  },
} as const satisfies Journeys

/** The only row in the table. It hides the list and is only logged. saving.txt §8. */
export const hashtagSuggestionsErrorJourneys: ErrorJourneys = {
  'hashtagSuggestions.failed': {
    steps: [
      ...ask('Two lanterns #gar'),
      [
        'The failure is logged',
        ({ stage }) =>
          waitFor(() => expect(stage.log.map(({ event }) => event)).toContain('hashtagSuggestions.failed')),
      ],
      suggests([]),
    ],
  },
}
