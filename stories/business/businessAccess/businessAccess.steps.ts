import { expect, waitFor } from 'storybook/test'
import type { Step } from '../../../testing/steps/steps.ts'

/** A value that the page reads from the profile. */
export const scheduled = (count: number): Step => [
  `The page shows ${count} scheduled Pins`,
  ({ page }) => waitFor(() => expect(page.getByText(`Scheduled Pins: ${count}`)).toBeVisible()),
]

/** Opens the list, moves through it and chooses a profile, using only the keyboard. */
export const chooseByKeyboard: readonly Step[] = [
  [
    'Tab to the button, open the list, and go to its end and back',
    async ({ page, user }) => {
      await user.tab()
      await user.keyboard('{Enter}')
      await waitFor(() => expect(page.getByRole('button', { name: /^Wren Alder/ })).toHaveFocus())
      await user.keyboard('{End}')
      expect(page.getByRole('button', { name: /^Tidewater Ceramics/ })).toHaveFocus()
      await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
      expect(page.getByRole('button', { name: /^Ōmi Tea House/ })).toHaveFocus()
    },
  ],
  [
    'Enter chooses, and focus returns to the button',
    async ({ page, user }) => {
      await user.keyboard('{Enter}')
      await waitFor(() => expect(page.getByRole('button', { name: /^Acting as Ōmi/ })).toHaveFocus())
    },
  ],
]

/** Types into the search field, which already has focus. */
export const searchForMarkets: readonly Step[] = [
  [
    'Type a name',
    async ({ page, user }) => {
      expect(page.getByLabelText('Search profiles')).toHaveFocus()
      await user.keyboard('willow market')
    },
  ],
  [
    'Only the profiles with these words are left',
    ({ page }) =>
      waitFor(() => expect(page.getAllByRole('button', { name: /^Willow Market/ })).toHaveLength(16)),
  ],
]
