import { expect, waitFor } from 'storybook/test'
import type { Step } from '../../../testing/steps/steps.ts'

const LABEL = 'Sort boards'

/** Chooses an order of the boards. The choice is loaded late. */
export const sortsBy = (order: string, label = LABEL): Step => [
  `Sort by "${order}"`,
  async ({ page, user }) => user.selectOptions(await page.findByLabelText(label), order),
]
export const isSortedBy = (order: string): Step => [
  `The boards are sorted by "${order}"`,
  ({ page }) => waitFor(() => expect(page.getByLabelText(LABEL)).toHaveDisplayValue(order)),
]
/** The boards under 'All boards' begin with these. */
export const beginsWith = (...names: readonly string[]): Step => [
  `All boards begin with ${names.join(', ')}`,
  () =>
    waitFor(() => {
      const groups = [
        ...document.querySelectorAll('[role="listbox"] > :is([role="group"], [role="presentation"])'),
      ]
      const all = [...(groups.at(-1)?.querySelectorAll('[role="option"] bdi') ?? [])]
      expect(all.slice(0, names.length).map(({ textContent }) => textContent)).toEqual(names)
    }),
]
/** The control still has the focus: it was not taken away with the list. */
export const keepsFocus: Step = [
  'The focus is still on the order',
  ({ page }) => expect(page.getByLabelText(LABEL)).toHaveFocus(),
]
