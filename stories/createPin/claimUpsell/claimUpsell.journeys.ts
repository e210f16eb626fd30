import { expect, waitFor, within } from 'storybook/test'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import { press, see, until, wait, type Step } from '../../../testing/steps/steps.ts'
import type { Journeys } from '../../../testing/journeys/journey.ts'
import { focusOnTitle, goesTo, openOverPage } from '../../../testing/journeys/page.steps.ts'

/** Opened with a button on the page, so that focus has an element to return to. */
export const open = openOverPage
const shown: readonly Step[] = [open, focusOnTitle('Is that your photo?'), until('claimUpsell.locked')]

const cannotBeDismissed: Step = [
  'Nothing dismisses it yet',
  async ({ page, user }) => {
    await user.keyboard('{Escape}')
    const buttons = within(page.getByRole('dialog')).getAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Connect now'])
  },
]

/** The dialog is closed, and focus is back on the page's button. J3. */
const isGone: Step = [
  'The invitation is gone, and focus is where it came from',
  ({ page }) =>
    waitFor(() => {
      expect(page.queryByRole('dialog')).toBeNull()
      expect(page.getByRole('button', { name: 'Save this idea' })).toHaveFocus()
    }),
]

/** Every leaf state of the invitation. saving.txt §4 "Photo-sharing upsell". */
export const claimUpsellJourneys = {
  'claimUpsell.locked': { session: wren, steps: [...shown, cannotBeDismissed] },
  'claimUpsell.dismissible': { session: wren, steps: [...shown, wait(2_000), see('Not now')] },
  'claimUpsell.connecting': {
    session: wren,
    steps: [...shown, press('Connect now'), goesTo('/settings/claim/')],
  },
  'claimUpsell.dismissed': {
    session: wren,
    steps: [...shown, wait(2_000), until('claimUpsell.dismissible'), press('Not now'), isGone],
  },
} as const satisfies Journeys
