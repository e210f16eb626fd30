import { expect, waitFor } from 'storybook/test'
import type { EveryRowId } from '../../../src/errors/index.ts'
import { boardMessages } from '../../../mocks/fixtures/messages.ts'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import type { Session } from '../../../src/domain/auth/session.ts'
import { press, see, type, until, wait, type Step, timesOut } from '../../../testing/steps/steps.ts'
import { focusIsOn, passed } from '../../../testing/journeys/checks.steps.ts'
import {
  asMember,
  type ErrorJourneys,
  type Journey,
  type Journeys,
} from '../../../testing/journeys/journey.ts'
import { focusInField, focusOnTitle, announces } from '../../../testing/journeys/page.steps.ts'
import { showsRow } from '../../../testing/journeys/row.steps.ts'

export const NAME = 'Lakes at dawn'
export const OOPS = 'Uh oh! Something went wrong.'
export const REFUSED = boardMessages.join(' ')

/** A member who acts for another member's ad account. saving.txt §6. */
export const actingForOther: Session = {
  ...wren,
  advertiser: { id: '901', ownerUserId: '4', ownerUsername: 'sagedogwood' },
}

const own = { session: wren } as const
export const create = (name = NAME): Step[] => [type('Name', name), press('Create')]

/** 'Create' is disabled, and its description gives the reason. J12. */
export const isDisabledFor = (reason: string): Step => [
  `"Create" is disabled: "${reason}"`,
  ({ page }) =>
    waitFor(() => {
      const button = page.getByRole('button', { name: 'Create' })
      expect(button).toHaveAttribute('aria-disabled', 'true')
      expect(button).toHaveAccessibleDescription(reason)
    }),
]
export const isEnabled: Step = [
  '"Create" is enabled',
  ({ page }) =>
    waitFor(() => expect(page.getByRole('button', { name: 'Create' })).not.toHaveAttribute('aria-disabled')),
]
export const keepsName: Step = [
  'The name is still there',
  ({ page }) => expect(page.getByLabelText('Name')).toHaveValue(NAME),
]

/** Opens the list of suggested people. */
export const lookForPeople: Step = [
  'Press the search for people',
  async ({ page, user }) => user.click(await page.findByRole('combobox')),
]
export const searchFor = (term: string): Step[] => [
  type('Collaborators', term),
  until('collaborators.typing'),
  wait(200),
]

/** The texts of the rows, and the number of results announced. J10. */
export const offers = (...rows: string[]): Step => [
  `Offered: ${rows.join('; ') || 'nobody'}`,
  ({ page }) =>
    waitFor(() =>
      expect(page.queryAllByRole('option').map((row) => row.lastElementChild?.textContent)).toEqual(rows),
    ),
]
export const choose = (name: string): Step => [
  `Choose "${name}"`,
  async ({ page, user }) => {
    await user.click(await page.findByText(name, { selector: '[role=option] *' }))
    expect(page.getByRole('combobox')).toHaveFocus()
  },
]
export const isInvited = (...names: string[]): Step => [
  `Invited: ${names.join(', ') || 'nobody'}`,
  ({ page }) =>
    waitFor(() =>
      expect(
        page.queryAllByRole('button', { name: /^Remove/ }).map((button) => button.getAttribute('aria-label')),
      ).toEqual(names.map((name) => `Remove ${name}`)),
    ),
]
const isLooking = announces('Looking for people')

/** Every leaf state of the board form. saving.txt §4 "Board create form". */
export const boardFormJourneys = {
  'boardForm.editing.incomplete': asMember(isDisabledFor('Name your board to create it.')),
  'boardForm.editing.complete': asMember(type('Name', NAME), isEnabled),
  'boardForm.submitting': asMember.given('boardForm.neverAnswers', ...create(), focusIsOn('Create')),
  'boardForm.failed': asMember.given(
    'boardForm.refused',
    ...create(),
    see(REFUSED),
    isDisabledFor(`${REFUSED} Change something to try again.`),
    keepsName,
    focusIsOn('Create'),
  ),
  'boardForm.created': asMember.given('boardForm.succeeds', ...create(), focusOnTitle('Board created')),
  'boardForm.cancelled': asMember(type('Name', NAME), press('Cancel'), passed('boardForm.cancelled')),
  'collaborators.idle': own,
  'collaborators.suggesting': asMember.given('collaborators.neverAnswers', lookForPeople, isLooking),
  'collaborators.suggested': asMember(
    lookForPeople,
    offers('Sage Dogwoodsagedogwood', 'Finch Elmfinchandelm', 'Lark Firlarkceramics'),
  ),
  'collaborators.typing': asMember(type('Collaborators', 'sage'), isLooking, offers('sageKeep typing!')),
  'collaborators.searching': asMember.given('collaborators.neverAnswers', ...searchFor('sage'), isLooking),
  'collaborators.found': asMember(
    ...searchFor('sage'),
    offers('Sage Dogwoodsagedogwood', 'sageKeep typing!'),
  ),
} as const satisfies Journeys

/** The name is unchanged, and the button still has focus. */
const fails =
  (button = 'Try again') =>
  (row: EveryRowId): Journey => ({
    ...own,
    steps: [...create(), showsRow(row), keepsName, focusIsOn(button)],
  })

/** Every row in the form's table. */
export const boardFormErrorJourneys: ErrorJourneys = {
  'boardForm.nameRequired': (row) => asMember(press('Create'), showsRow(row), focusInField('Name')),
  'boardForm.nameTooLong': asMember(
    type('Name', 'Early mornings at the lake, with a kettle and blankets'),
    isDisabledFor('Please enter no more than 50 characters.'),
  ),
  'boardForm.refused': fails('Create'),
  'boardForm.serverFailed': fails(),
  'boardForm.offline': fails(),
  'boardForm.malformed': fails(),
  'boardForm.timedOut': (row) =>
    asMember(...create(), ...timesOut('boardForm.submitting'), showsRow(row), keepsName),
}
