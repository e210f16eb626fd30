import { expect, waitFor } from 'storybook/test'
import type { ScenarioName } from '../../../mocks/index.ts'
import { adChangeErrors, adListErrors } from '../../../src/errors/promote/adList.errors.ts'
import type { EveryRowId } from '../../../src/errors/index.ts'
import { asMember, type ErrorJourneys, type Journeys } from '../../../testing/journeys/journey.ts'
import { focusOnTitle } from '../../../testing/journeys/page.steps.ts'
import { showsRow } from '../../../testing/journeys/row.steps.ts'
import { press, see, timesOut, until, type Step } from '../../../testing/steps/steps.ts'

export const NAME = 'Guided walks along the ridge'
export const isListed = until('adList.listed')
export const pause = press(`Pause ${NAME}`)
export const stop = press(`Stop ${NAME}`)
export const QUESTION = `Stop “${NAME}”?`
export const confirm = press('Stop')
export const check = press('Check now')

/** At the list, in a scenario. */
export const inList = (scenario: ScenarioName, ...steps: readonly Step[]) =>
  asMember.given(scenario, isListed, ...steps)

export const asking: readonly Step[] = [stop, focusOnTitle(QUESTION)]
export const unknown: readonly Step[] = [pause, until('adList.unknown'), see('We don’t know yet')]

/** What the list says about the first ad. */
export const isFirst = (status: string): Step => [
  `The first ad is "${status}"`,
  () => waitFor(() => expect(document.querySelector('li small > span')).toHaveTextContent(status)),
]

/** How often the app's service was called. */
export const sent = (name: 'readAds' | 'updateAd', times: number): Step => [
  `${name} is called ${times === 1 ? 'once' : `${times} times`}`,
  ({ stage }) => expect(stage.promote.calls.filter((call) => call === name)).toHaveLength(times),
]

/** Nothing can be chosen for now. */
export const isLocked: Step = [
  'No ad can be changed',
  ({ page }) => {
    const buttons = page.getAllByRole('button', { name: /^(Pause|Resume|Edit|Stop) / })
    for (const button of buttons) expect(button).toHaveAttribute('aria-disabled', 'true')
  },
]

/** Every leaf state of the list. */
export const adListJourneys = {
  'adList.loading': asMember.given('adList.neverAnswers', see('Your ads')),
  'adList.failed': asMember.given('adList.offline', see('Try again')),
  'adList.empty': asMember.given('adList.empty', see('You don’t have any ads yet.')),
  'adList.listed': inList('adList.several', see(NAME), see('$5.00 a day'), see('Ends Feb 14, 2026')),
  'adList.confirming': inList('adList.several', ...asking),
  'adList.acting': inList('adChange.neverAnswers', pause, until('adList.acting'), isLocked),
  'adList.unknown': inList('adChange.offline', ...unknown, isLocked),
  'adList.checking': inList(
    'adChange.neverReadsAgain',
    ...unknown,
    check,
    until('adList.checking'),
    isLocked,
  ),
} as const satisfies Journeys

// SAFETY: each name is a row of the table.
const rowsOf = (table: string, errors: object) =>
  Object.keys(errors).map((name) => `${table}.${name}` as EveryRowId)

/** Every row: the list that cannot be read, and the ad that cannot be paused. */
export const adListErrorJourneys: ErrorJourneys = {
  ...Object.fromEntries(
    rowsOf('adList', adListErrors).map((row) => [row, asMember(showsRow(row), see('Try again'))]),
  ),
  'adList.timedOut': (row) => asMember(...timesOut('adList.loading'), showsRow(row)),
  ...Object.fromEntries(
    rowsOf('adChange', adChangeErrors).map((row) => [row, asMember(isListed, pause, showsRow(row))]),
  ),
  'adChange.timedOut': (row) =>
    asMember(isListed, pause, ...timesOut('adList.acting'), showsRow(row), isLocked),
  'adChange.uncheckable': (row) => asMember(isListed, ...unknown, check, showsRow(row), isLocked),
  'adChange.notDone': (row) => asMember(isListed, ...unknown, check, isListed, showsRow(row)),
}
