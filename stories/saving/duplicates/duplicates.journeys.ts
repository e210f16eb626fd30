import { expect, waitFor } from 'storybook/test'
import { asMember, type ErrorJourneys, type Journeys } from '../../../testing/journeys/journey.ts'
import { until, wait, type Step } from '../../../testing/steps/steps.ts'
import { openSave } from '../saveToBoard/saveToBoard.journeys.ts'
import { picturesSettled } from '../boardPicker/boardPicker.journeys.ts'

const notice = () => document.querySelector('[data-ui="duplicates"]')

/** What is said about the picture, in two lines; '' for nothing. */
export const noticeSays = (...lines: readonly string[]): Step => [
  lines.length > 0 ? `The notice says "${lines.join(': ')}"` : 'The notice is empty',
  () =>
    waitFor(() => {
      expect(notice()).not.toBeNull()
      expect([...(notice()?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent)).toEqual(
        lines,
      )
    }),
]

const here = (name: string) => `${name} Already here`

/** Whether the row of a board says that the picture is on it. It says so in the name of the option, too. */
export const rowSays = (name: string, isHere = true): Step => [
  isHere ? `The row of "${name}" says "Already here"` : `The row of "${name}" says nothing`,
  ({ page }) =>
    waitFor(() => {
      // The row of a group board says that, too.
      const isIt = (said: string) => (isHere ? said === here(name) : said.startsWith(name))
      const [row] = page.getAllByRole('option', { name: isIt })
      expect(row?.querySelector('[data-ui="here"]')?.textContent ?? '').toBe(isHere ? '· Already here' : '')
    }),
]

/** Chooses a board, whatever its row says. */
export const chooseInAnyCase = (name: string): Step => [
  `Choose "${name}"`,
  async ({ page, user }) => {
    const isIt = (said: string) => said === name || said === here(name)
    const [option] = await page.findAllByRole('option', { name: isIt })
    if (option) await user.click(option)
  },
]

/** The machine starts once its code is loaded, and asks after a pause. */
export const asksForDuplicates: readonly Step[] = [until('duplicates.looking.pausing'), wait(300)]
export const opensAndAsks: readonly Step[] = [
  openSave,
  until('boardPicker.choosing.resting'),
  ...asksForDuplicates,
]

const logged: Step = [
  'The failure is logged',
  ({ stage }) => waitFor(() => expect(stage.log.map(({ event }) => event)).toContain('duplicates.failed')),
]
/** Nothing is said, and the boards can be chosen. */
export const saysNothing: readonly Step[] = [noticeSays(), picturesSettled]

/** Every leaf state of looking for the boards that have a picture. */
export const duplicatesJourneys = {
  'duplicates.none': asMember.given(
    'duplicates.none',
    ...opensAndAsks,
    until('duplicates.none'),
    ...saysNothing,
  ),
  'duplicates.looking.pausing': asMember.given(
    'duplicates.onTwo',
    openSave,
    until('boardPicker.choosing.resting'),
    until('duplicates.looking.pausing'),
    ...saysNothing,
  ),
  'duplicates.looking.asking': asMember.given(
    'duplicates.neverAnswers',
    ...opensAndAsks,
    until('duplicates.looking.asking'),
    ...saysNothing,
  ),
  'duplicates.found': asMember.given(
    'duplicates.onTwo',
    ...opensAndAsks,
    noticeSays('You have this picture on 2 boards', 'Garden rooms and Blue sofa'),
    picturesSettled,
  ),
  'duplicates.unknown': asMember.given(
    'duplicates.failed',
    ...opensAndAsks,
    until('duplicates.unknown'),
    logged,
    ...saysNothing,
  ),
} as const satisfies Journeys

/** The only row in the table. It is only logged. */
export const duplicatesErrorJourneys: ErrorJourneys = {
  'duplicates.failed': asMember(...opensAndAsks, until('duplicates.unknown'), logged, ...saysNothing),
}
