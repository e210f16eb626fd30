import { expect, within } from 'storybook/test'
import { press, see, until, wait, type Step } from '../../../testing/steps/steps.ts'
import { asMember, type Journeys } from '../../../testing/journeys/journey.ts'
import { focusOnTitle, goesTo, openOverPage, overPageIsGone } from '../../../testing/journeys/page.steps.ts'

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

/** Every leaf state of the invitation. saving.txt §4 "Photo-sharing upsell". */
export const claimUpsellJourneys = {
  'claimUpsell.locked': asMember(...shown, cannotBeDismissed),
  'claimUpsell.dismissible': asMember(...shown, wait(2_000), see('Not now')),
  'claimUpsell.connecting': asMember(...shown, press('Connect now'), goesTo('/settings/claim/')),
  'claimUpsell.dismissed': asMember(
    ...shown,
    wait(2_000),
    until('claimUpsell.dismissible'),
    press('Not now'),
    overPageIsGone,
  ),
} as const satisfies Journeys
