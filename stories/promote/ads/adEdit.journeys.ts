import { expect } from 'storybook/test'
import type { ScenarioName } from '../../../mocks/index.ts'
import type { ErrorJourneys, Journeys } from '../../../testing/journeys/journey.ts'
import { asMember } from '../../../testing/journeys/journey.ts'
import { focusOnTitle } from '../../../testing/journeys/page.steps.ts'
import { showsRow } from '../../../testing/journeys/row.steps.ts'
import { press, see, type, until, type Step } from '../../../testing/steps/steps.ts'
import { clear, enterDate } from '../quickPromote/promote.steps.ts'
import { inList, isListed, isLocked, NAME, sent } from './adList.journeys.ts'

export const BUDGET = 'Daily budget in USD'
export const isEditing = until('adList.editing')
export const save = press('Save')
export const LEAVE = 'Leave without saving?'

export const opens: readonly Step[] = [press(`Edit ${NAME}`), isEditing, see(`Edit “${NAME}”`)]

/** In the form of the first ad, in a scenario. */
export const inForm = (scenario: ScenarioName, ...steps: readonly Step[]) =>
  inList(scenario, ...opens, ...steps)

export const typed: Step = type(BUDGET, '8')

/** What a field of the form says. */
export const holds = (label: string, value: string): Step => [
  `"${label}" is "${value}"`,
  ({ page }) => expect(page.getByLabelText(label)).toHaveValue(value),
]

export const ongoing: Step = [
  'Turn on "Run until I stop it"',
  ({ page, user }) => user.click(page.getByRole('switch', { name: 'Run until I stop it' })),
]

/** Nothing was sent. */
export const unsent = sent('updateAd', 0)

/** Every leaf state of the form. */
export const adEditJourneys = {
  'adList.opening': inList('adEdit.neverOpens', press(`Edit ${NAME}`), until('adList.opening'), isLocked),
  'adList.editing': inForm('adList.several', holds(BUDGET, '5.00'), holds('End date', '2026-02-14')),
  'adList.leaving': inForm(
    'adList.several',
    typed,
    press('Cancel'),
    until('adList.leaving'),
    focusOnTitle(LEAVE),
  ),
} as const satisfies Journeys

/** What is wrong with an end. */
export const adEditErrorJourneys: ErrorJourneys = {
  'adEdit.endDateRequired': (row) => asMember(isListed, ...opens, clear('End date'), save, showsRow(row)),
  'adEdit.endDatePast': (row) =>
    asMember(isListed, ...opens, enterDate('End date', '2026-01-14'), save, showsRow(row)),
  'adEdit.endDateBeforeStart': (row) =>
    asMember(isListed, ...opens, enterDate('End date', '2026-02-19'), save, showsRow(row)),
}
