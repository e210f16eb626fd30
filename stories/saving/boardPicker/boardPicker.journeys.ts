import { expect, waitFor } from 'storybook/test'
import { press, see, until, type Step, timesOut } from '../../../testing/steps/steps.ts'
import { asMember, type ErrorJourneys, type Journeys } from '../../../testing/journeys/journey.ts'
import { announces, openOverPage } from '../../../testing/journeys/page.steps.ts'

export const FIELD = 'Search boards'

/** Presses keys while focus is in the search field. */
export const keys = (keyed: string): Step => [
  `Press ${keyed} in the search field`,
  async ({ page, user }) => {
    const field = await page.findByRole('combobox', { name: FIELD })
    if (document.activeElement !== field) await user.click(field)
    await user.keyboard(keyed)
  },
]

/** The options on the page, in order. */
export const options = () => [...document.querySelectorAll<HTMLElement>('[role="option"]')]
const nameOf = (option: Element) => option.querySelector('bdi')?.textContent ?? ''

export const showsBoards = (...names: string[]): Step => [
  `The boards are ${names.join(', ') || 'none'}`,
  () => waitFor(() => expect(options().map(nameOf)).toEqual(names)),
]

/** Only this option is highlighted, and it is the active descendant. `null`: no option. */
export const highlights = (name: string | null): Step => [
  name === null ? 'Nothing is highlighted' : `"${name}" is highlighted`,
  () =>
    waitFor(() => {
      const marked = options().filter((option) => option.ariaSelected === 'true')
      const active =
        document.querySelector('[aria-activedescendant]')?.getAttribute('aria-activedescendant') ?? null
      expect([marked.map(nameOf), active]).toEqual(name === null ? [[], null] : [[name], marked[0]?.id])
    }),
]

/** The notice that the pin is already on a board. */
export const saysSavedTo = (board: string) => announces(`Psst! You already saved this Pin to ${board}`)

export const choose = (name: string): Step => [
  `Choose "${name}"`,
  async ({ page, user }) =>
    user.click((await page.findAllByRole('option', { name: new RegExp(`^${name}`) }))[0] ?? document.body),
]

/** All pictures have loaded or failed to load. */
export const picturesSettled: Step = [
  'The pictures are there',
  () =>
    waitFor(() =>
      expect(
        [...document.querySelectorAll<HTMLImageElement>('[role="option"] > img')].every(
          (image) => image.complete,
        ),
      ).toBe(true),
    ),
]

/** The placeholders of the boards that are loading, below the last board. */
const showsOutline: Step = [
  'The outline of the next board is in sight',
  () =>
    waitFor(() => {
      const outline = document.querySelector('[data-at="more"]')
      outline?.scrollIntoView({ block: 'end' })
      expect(outline).toBeVisible()
    }),
]

const resting = until('boardPicker.choosing.resting')
const nearEnd = [resting, keys('{End}')]

/** Every leaf state of the board picker. saving.txt §2 "Board picker", §9. */
export const boardPickerJourneys = {
  'boardPicker.loading': asMember.given('boards.neverAnswers', announces('Loading boards')),
  'boardPicker.failed': asMember.given('boardPicker.loadFailed', see('Your boards could not be loaded.')),
  'boardPicker.choosing.resting': asMember(
    resting,
    see('Lakes at dawn'),
    announces('8 boards'),
    highlights(null),
    picturesSettled,
  ),
  'boardPicker.choosing.loadingMore': asMember.given(
    'boards.moreNeverAnswers',
    ...nearEnd,
    until('boardPicker.choosing.loadingMore'),
    showsOutline,
    picturesSettled,
  ),
  'boardPicker.choosing.pausing': asMember.given(
    'boards.inPages',
    ...nearEnd,
    until('boardPicker.choosing.pausing'),
    picturesSettled,
  ),
  'boardPicker.choosing.moreFailed': asMember.given(
    'boardPicker.moreFailed',
    ...nearEnd,
    see('More boards could not be loaded.'),
    picturesSettled,
  ),
  'boardPicker.boardChosen': asMember(resting, choose('Blue sofa'), resting, picturesSettled),
  'boardPicker.creatingBoard': asMember(
    resting,
    keys('Pond'),
    press('Create “Pond”'),
    resting,
    see(/No board matches/),
  ),
} as const satisfies Journeys

/** Every row in the picker's table. */
export const boardPickerErrorJourneys: ErrorJourneys = {
  'boardPicker.loadFailed': {
    ...boardPickerJourneys['boardPicker.failed'],
    given: 'boards.neverAnswers',
    steps: [...timesOut('boardPicker.loading')],
  },
  'boardPicker.moreFailed': boardPickerJourneys['boardPicker.choosing.moreFailed'],
  'boardPicker.sectionGone': asMember(
    openOverPage,
    keys('light'),
    choose('Lighting'),
    see('This section no longer exists. Choose another board or section.'),
    see(/No board matches/),
  ),
}
