import { expect, waitFor } from 'storybook/test'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import type { ScenarioName } from '../../../mocks/index.ts'
import type { Journey } from '../../../testing/journeys/journey.ts'
import {
  highlights,
  keys,
  options,
  picturesSettled,
  saysSavedTo,
  showsBoards,
} from './boardPicker.journeys.ts'
import { press, see, until, type Step } from '../../../testing/steps/steps.ts'
import { announces } from '../../../testing/journeys/page.steps.ts'

export const resting = until('boardPicker.choosing.resting')

const hasNoField: Step = [
  'There is no search field',
  ({ page }) => expect(page.queryByRole('combobox')).toBeNull(),
]

const labelOf = (group: HTMLElement) =>
  group.ownerDocument.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent

const hasHeadings = (...names: string[]): Step => [
  names.length > 0 ? `The lists are called ${names.join(' and ')}` : 'The list has no heading',
  ({ page }) => expect(page.queryAllByRole('group').map(labelOf)).toEqual([...names, 'Suggested names']),
]

const isWindowed: Step = [
  'Only the visible rows are rendered',
  () => waitFor(() => expect(options().length).toBeLessThan(40)),
]

const showsOnlyPicture = (src: string): Step => [
  `${src} is the only picture, and no script has run`,
  () =>
    waitFor(() => {
      const images = [...document.querySelectorAll<HTMLImageElement>('[role="option"] > img')]
      const shown = images.filter(({ naturalWidth }) => naturalWidth > 0)
      expect(new Set(shown.map((image) => image.getAttribute('src')))).toEqual(new Set([src]))
      expect('wasRun' in globalThis).toBe(false)
    }),
]

const suggestsNothing: Step = [
  'No names are suggested, and there is no notice',
  ({ page }) => expect([page.queryByText('Suggested names'), page.queryByText(/Psst/)]).toEqual([null, null]),
]

const journey = (given: ScenarioName | undefined, ...steps: Step[]): Journey => ({
  session: wren,
  ...(given && { given }),
  steps,
})
/** The list with its pictures and suggestions. */
const listed = (given: ScenarioName | undefined, ...steps: Step[]) =>
  journey(given, resting, see('Lakes at dawn'), picturesSettled, ...steps)

/** Paths through the picker that its states do not cover, by story. */
export const cases = {
  noBoards: listed('boards.none', see('You have no boards yet.'), hasNoField, showsBoards()),
  oneBoard: listed('boards.one', hasNoField, hasHeadings()),
  threeBoards: listed('boards.three', hasNoField, hasHeadings()),
  fourBoards: listed('boards.four', hasNoField, hasHeadings('Top choices', 'All boards')),
  fiftyBoards: listed('boards.fifty', announces('50 boards'), keys('{ArrowDown}{ArrowDown}{ArrowDown}')),
  tenThousandBoards: listed(
    'boards.tenThousand',
    announces('10,000 boards'),
    isWindowed,
    keys('{End}'),
    highlights('9996 Café paths'),
    isWindowed,
    picturesSettled,
  ),
  hardNames: journey('boards.hardNames', resting, see('Lakes at dawn')),
  hostileCovers: listed('boards.hostileCovers', showsOnlyPicture('/pins/lake.svg')),
  alreadySaved: journey('boards.pinned', resting, saysSavedTo('Blue sofa'), picturesSettled),
  savedByQuickCreates: listed('boards.pinnedToQuickCreates', [
    'There is no notice',
    ({ page }) => expect(page.queryByText(/Psst/)).toBeNull(),
  ]),
  quietReadsFail: journey('boards.quietReadsFail', resting, picturesSettled, suggestsNothing),
  quietReadsMalformed: journey('boards.quietReadsMalformed', resting, picturesSettled, suggestsNothing),
  searching: journey(
    undefined,
    resting,
    see('Lakes at dawn'),
    keys('cafe'),
    showsBoards('Café corners'),
    announces('1 board'),
    highlights(null),
    keys('{Enter}'),
    keys('{ArrowDown}'),
    highlights('Café corners'),
    picturesSettled,
  ),
  nothingFound: journey(
    undefined,
    resting,
    see('Lakes at dawn'),
    keys('(*'),
    see(/No board matches/),
    announces('No boards found'),
    [
      'What was typed can be created',
      ({ page }) => expect(page.getByRole('button', { name: 'Create “(*”' })).toBeVisible(),
    ],
  ),
  searchCleared: journey(
    undefined,
    resting,
    see('Lakes at dawn'),
    keys('(*'),
    announces('No boards found'),
    keys('{Escape}'),
    announces('8 boards'),
    highlights(null),
    picturesSettled,
  ),
  failedThenRetried: journey(
    'boards.failsOnce',
    see('Your boards could not be loaded.'),
    press('Try again'),
    resting,
    see('Lakes at dawn'),
    announces('8 boards'),
    picturesSettled,
  ),
  moreFailedThenRetried: journey(
    'boards.moreFailsOnce',
    resting,
    keys('{End}'),
    see('More boards could not be loaded.'),
    press('Try again'),
    until('boardPicker.choosing.pausing'),
    picturesSettled,
    [
      'There are more than a hundred boards to choose from',
      () => expect(options().every(({ ariaSetSize }) => Number(ariaSetSize) > 100)).toBe(true),
    ],
    [
      'The error is gone',
      ({ page }) => expect(page.queryByText('More boards could not be loaded.')).toBeNull(),
    ],
  ),
} as const satisfies Readonly<Record<string, Journey>>
