import { expect, waitFor, within } from 'storybook/test'
import type { EveryRowId } from '../../../src/errors/index.ts'
import { until, type Step, timesOut } from '../../../testing/steps/steps.ts'
import { asMember, type ErrorJourneys, type Journeys } from '../../../testing/journeys/journey.ts'
import { showsRow } from '../../../testing/journeys/row.steps.ts'

/** Selects pins in a list by pressing these buttons, then moves them. */
const moves = (sentence: string, from: string, presses: readonly string[]): Step => [
  sentence,
  async ({ page, user }) => {
    for (const name of presses)
      await user.click(
        await within(await page.findByRole('region', { name: from })).findByRole('button', { name }),
      )
  },
]
/** The Pins that move, by a word of their titles. */
const titles = {
  Lake: 'Lake at dawn',
  Dunes: 'Dunes in the wind',
  Snow: 'Snow in the pines',
  Moss: 'After the rain',
} as const
/** How many Pins the page has, in its three places. */
const pinCount = 12
const wordOf = new Map<string, string>(Object.entries(titles).map(([word, title]) => [title, word]))
export const toForests = moves('Move Lake to Forests', 'Lakes', [titles.Lake, 'Move to', 'Forests'])
export const intoWinter = moves('Move Lake into Winter', 'Lakes', [titles.Lake, 'Move to', 'Winter'])
export const outOfWinter = moves('Take Snow out of Winter', 'Winter', [titles.Snow, 'Remove from section'])
export const allToForests = moves('Move all of Lakes to Forests', 'Lakes', [
  'Select all',
  'Move to',
  'Forests',
])
export const onIntoWinter = moves('Move Lake on into Winter', 'Forests', [titles.Lake, 'Move to', 'Winter'])
/** Requires a page that offers it. */
export const nowhere = moves('Move Dunes to where it is', 'Lakes', [titles.Dunes, 'Move to', 'Lakes'])

/** Where the Pins that move are. Each Pin of the page is in one list, once; an empty place has none. */
export const lists = (lakes: string, winter: string, forests: string): Step => [
  `Lakes: ${lakes || 'none'}; Winter: ${winter || 'none'}; Forests: ${forests || 'none'}`,
  ({ page }) =>
    waitFor(() => {
      const shown = ['Lakes', 'Winter', 'Forests'].map((name) =>
        [...(page.queryByRole('list', { name })?.children ?? [])].map(({ textContent }) => textContent),
      )
      expect(shown.map((list) => list.flatMap((title) => wordOf.get(title) ?? []).join(', '))).toEqual([
        lakes,
        winter,
        forests,
      ])
      expect(new Set(shown.flat()).size).toBe(pinCount)
      expect(shown.flat()).toHaveLength(pinCount)
    }),
]
/** The lists are unchanged. */
export const unmoved = lists('Lake, Dunes', 'Snow', 'Moss')
/** What the bar of a list says. */
export const says = (list: string, text: string): Step => [
  `The bar of ${list} says "${text}"`,
  ({ page }) =>
    waitFor(() => expect(page.getByRole('toolbar', { name: list, hidden: true })).toHaveTextContent(text)),
]
const isOver = until('pinMove.resting')

const fails = (row: EveryRowId) => asMember(toForests, showsRow(row), isOver, unmoved)

/** Every leaf state of moving pins. saving.txt §4 "Pin move". */
export const pinMoveJourneys = {
  'pinMove.resting': asMember(toForests, lists('Dunes', 'Snow', 'Lake, Moss'), isOver),
  'pinMove.moving': asMember.given(
    'pinMove.neverAnswers',
    toForests,
    says('Lakes', 'Moving 1 Pin…'),
    lists('Dunes', 'Snow', 'Lake, Moss'),
  ),
} as const satisfies Journeys

/** Every row about moving pins, and a refusal of each of the four calls. saving.txt §8. D23. */
export const pinMoveErrorJourneys: ErrorJourneys = {
  'pinMove.busy': (row) =>
    asMember(
      ...[toForests, intoWinter, outOfWinter, allToForests].flatMap((move) => [
        move,
        showsRow(row),
        isOver,
        unmoved,
      ]),
    ),
  'pinMove.refused': fails,
  'pinMove.offline': fails,
  'pinMove.timedOut': (row) =>
    asMember(toForests, ...timesOut('pinMove.moving'), showsRow(row), isOver, unmoved),
  'pinMove.failed': fails,
}
