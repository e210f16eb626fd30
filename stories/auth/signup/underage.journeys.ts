import { expect } from 'storybook/test'
import { UNDERAGE_KEY } from '../../../src/flows/auth/signup/underageFlag.ts'
import { press, see, until, wait, type Step } from '../../../testing/steps/steps.ts'
import { keepsForm, NEW, signUp } from './consents.journeys.ts'
import type { Journeys } from '../../../testing/journeys/journey.ts'
import { focusOnTitle, goesTo, leaving } from '../../../testing/journeys/page.steps.ts'

/** Six years old on the stories' date. */
export const CHILD = { ...NEW, birthday: '2020-01-01' }
export const INELIGIBLE = 'Sorry, you’re not eligible to sign up for Tackboard right now.'

export const toConfirmation = [...signUp(CHILD), focusOnTitle('Were you born on January 1, 2020?')]
export const toLeaving = [...toConfirmation, press('Confirm'), until('underage.leaving'), see(INELIGIBLE)]

/** The toast shows the same message for 3.5 s. */
export const toBlocked = [
  ...toLeaving,
  press('Stay here'),
  until('underage.blocked'),
  wait(3_500),
  see(INELIGIBLE),
]

/** C10: nothing on the device records that somebody was too young. */
export const isNotFlagged: Step = [
  'The device remembers nothing',
  ({ stage }) => expect(stage.platform.storage.texts.has(UNDERAGE_KEY)).toBe(false),
]

/** C10: the form is shown again, but cannot be submitted. */
export const isBlocked: Step = [
  'The form is blocked, and says so',
  async ({ page }) => {
    expect(await page.findByText(INELIGIBLE)).toBeVisible()
    expect(page.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-disabled', 'true')
  },
]

/** Every leaf state of the underage confirmation. auth.txt §2, §4 "Underage". */
export const underageJourneys = {
  'underage.asking': { steps: toConfirmation },
  'underage.leaving': { steps: [...toLeaving, see('Taking you to the home page…')] },
  'underage.confirmed': { steps: [...toLeaving, wait(4_000), leaving, goesTo('/')] },
  'underage.blocked': { steps: toBlocked },
  'underage.edited': { steps: [...toConfirmation, press('Edit'), keepsForm(CHILD), isNotFlagged] },
  'underage.editedInVain': { steps: [...toBlocked, press('Edit'), keepsForm(CHILD), isBlocked] },
} as const satisfies Journeys
