import { expect, waitFor } from 'storybook/test'
import type { ScenarioName } from '../../../mocks/index.ts'
import { passkeyChangeErrors, passkeyListErrors } from '../../../src/errors/auth/passkeyList.errors.ts'
import type { EveryRowId } from '../../../src/errors/index.ts'
import { focusIsOn } from '../../../testing/journeys/checks.steps.ts'
import { asMember, type ErrorJourneys, type Journeys } from '../../../testing/journeys/journey.ts'
import { focusInField, focusOnTitle } from '../../../testing/journeys/page.steps.ts'
import { showsRow } from '../../../testing/journeys/row.steps.ts'
import { press, see, timesOut, type, until, type Step } from '../../../testing/steps/steps.ts'

export const isListed = until('passkeyList.listed')
export const startRename = press('Rename MacBook Pro')
export const startRemoval = press('Remove MacBook Pro')
export const QUESTION = 'Remove “MacBook Pro”?'
export const rename = (name: string): readonly Step[] => [type('Name', name), press('Save')]
export const confirm = press('Remove')

/** At the list, in a scenario. */
export const inList = (scenario: ScenarioName, ...steps: readonly Step[]) =>
  asMember.given(scenario, isListed, ...steps)

export const renaming: readonly Step[] = [startRename, focusInField('Name')]
export const asking: readonly Step[] = [startRemoval, focusOnTitle(QUESTION)]

/** The form still holds what was typed. */
export const keepsName = (name: string): Step => [
  `"${name}" is still there`,
  ({ page }) => expect(page.getByLabelText('Name')).toHaveValue(name),
]

/** The names on screen, in order. */
export const names = (...expected: readonly string[]): Step => [
  `The list has ${expected.join(', ') || 'nothing'}`,
  () =>
    waitFor(() =>
      expect([...document.querySelectorAll('li [data-at="name"]')].map((name) => name.textContent)).toEqual(
        expected,
      ),
    ),
]

/** Every leaf state of the list. */
export const passkeyListJourneys = {
  'passkeyList.loading': asMember.given('passkeyList.neverAnswers', see('Passkeys')),
  'passkeyList.failed': asMember.given('passkeyList.serverFailed', see('Try again')),
  'passkeyList.empty': asMember.given(
    'passkeyList.empty',
    see('You don’t have a passkey yet. Add one to log in without a password.'),
  ),
  'passkeyList.listed': inList(
    'passkeyList.several',
    see('MacBook Pro'),
    see('Added January 3'),
    see('Last used yesterday'),
    see('Added February 1, 2024'),
  ),
  'passkeyList.renaming.editing': inList('passkeyList.several', ...renaming),
  'passkeyList.renaming.saving': inList(
    'passkeyChange.neverAnswers',
    ...renaming,
    ...rename('Work laptop'),
    until('passkeyList.renaming.saving'),
  ),
  'passkeyList.confirming': inList('passkeyList.several', ...asking),
  'passkeyList.removing': inList(
    'passkeyChange.neverAnswers',
    ...asking,
    confirm,
    until('passkeyList.removing'),
  ),
  'passkeyList.rereading': inList(
    'passkeyList.neverReadsAgain',
    ...asking,
    confirm,
    until('passkeyList.removing'),
    press('Cancel'),
    until('passkeyList.rereading'),
  ),
} as const satisfies Journeys

// SAFETY: each name is a row of the table.
const rowsOf = (table: string, errors: object) =>
  Object.keys(errors).map((name) => `${table}.${name}` as EveryRowId)

const saved = (row: EveryRowId): readonly Step[] => [showsRow(row), keepsName('Work laptop')]

/** Every row: the list that cannot be read, and the name that cannot be saved. */
export const passkeyListErrorJourneys: ErrorJourneys = {
  ...Object.fromEntries(
    rowsOf('passkeyList', passkeyListErrors).map((row) => [row, asMember(showsRow(row), see('Try again'))]),
  ),
  'passkeyList.timedOut': (row) => asMember(...timesOut('passkeyList.loading'), showsRow(row)),
  ...Object.fromEntries(
    rowsOf('passkeyChange', passkeyChangeErrors).map((row) => [
      row,
      asMember(isListed, ...renaming, ...rename('Work laptop'), ...saved(row), focusIsOn('Save')),
    ]),
  ),
  'passkeyChange.nameRequired': (row) =>
    asMember(isListed, ...renaming, ...rename('  '), showsRow(row), focusInField('Name')),
  'passkeyChange.timedOut': (row) =>
    asMember(
      isListed,
      ...renaming,
      ...rename('Work laptop'),
      ...timesOut('passkeyList.renaming.saving'),
      ...saved(row),
    ),
}
