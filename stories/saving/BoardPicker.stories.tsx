import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { wren } from '../../mocks/fixtures/sessions.ts'
import { BoardPicker } from '../../src/flows/saving/boardPicker/BoardPicker.tsx'
import { sharesPicture } from '../support/proof/sharesPicture.ts'
import { failing } from '../support/proof/failing.ts'
import {
  announces,
  highlights,
  keys,
  options,
  picturesSettled,
  showsBoards,
} from '../support/journeys/saving/boardPicker.journeys.ts'
import { driven, reaches } from '../support/proof/reaches.ts'
import { press, see, until, type Step } from '../support/steps/steps.ts'
import { PickerStage } from './PickerStage.tsx'

const meta = preview.meta({
  title: 'Saving/Board picker',
  tags: ['autodocs'],
  component: BoardPicker,
  args: { pin: { id: '1', imageUrl: '/pins/lake.svg', color: '#4f7f8c' }, onChoose: fn(), onCreate: fn() },
  render: (args) => (
    <PickerStage>
      <BoardPicker {...args} />
    </PickerStage>
  ),
})

const resting = until('boardPicker.choosing.resting')
const withoutField: Step = [
  'There is no search field',
  ({ page }) => expect(page.queryByRole('combobox')).toBeNull(),
]

/** What it is called by, for those who hear it. */
const nameOf = (group: HTMLElement) =>
  group.ownerDocument.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent

const headed = (...names: string[]): Step => [
  `The lists are called ${names.join(', ') || 'nothing'}`,
  ({ page }) => expect(page.queryAllByRole('group').map(nameOf)).toEqual([...names, 'Suggested names']),
]
const few = (
  given:
    | 'boards.none'
    | 'boards.one'
    | 'boards.three'
    | 'boards.four'
    | 'boards.fifty'
    | 'boards.tenThousand',
  ...steps: Step[]
) =>
  driven(
    { session: wren, given, steps: [resting, see('Lakes at dawn'), picturesSettled, ...steps] },
    { state: 'boardPicker.choosing.resting' },
  )
const sameLists = 'because what it adds is quiet, or over by then'

export const Playground = meta.story(
  sharesPicture(
    'because it starts as ChoosingResting does; here time runs',
    driven({ isLive: true, session: wren, steps: [resting, picturesSettled] }, {}),
  ),
)

export const Loading = meta.story(reaches('boardPicker.loading'))
export const Failed = meta.story(reaches('boardPicker.failed', { calls: ['readBoards.failed'] }))
export const ChoosingResting = meta.story(
  reaches('boardPicker.choosing.resting', {
    calls: ['readBoards.ok', 'readTitleSuggestions.ok', 'readPinnedTo.ok'],
  }),
)
export const ChoosingLoadingMore = meta.story(reaches('boardPicker.choosing.loadingMore'))
export const ChoosingPausing = meta.story(reaches('boardPicker.choosing.pausing'))
export const ChoosingMoreFailed = meta.story(reaches('boardPicker.choosing.moreFailed'))
export const BoardChosen = meta.story({
  ...sharesPicture('because the picker opens anew with what it knows', reaches('boardPicker.boardChosen')),
  play: async (context) => {
    await reaches('boardPicker.boardChosen').play(context)
    await expect(context.args.onChoose).toHaveBeenCalledOnce()
    await expect(context.args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ name: 'Blue sofa' }))
  },
})
export const CreatingBoard = meta.story({
  ...reaches('boardPicker.creatingBoard'),
  play: async (context) => {
    await reaches('boardPicker.creatingBoard').play(context)
    await expect(context.args.onCreate).toHaveBeenCalledOnce()
    await expect(context.args.onCreate).toHaveBeenCalledWith('Pond')
  },
})

export const LoadFailed = meta.story(
  sharesPicture(
    'because the row is the state Failed, here after 30 s without an answer',
    failing('boardPicker.loadFailed'),
  ),
)
export const MoreFailed = meta.story(
  sharesPicture('because the row is the state ChoosingMoreFailed', failing('boardPicker.moreFailed')),
)

export const NoBoards = meta.story({
  name: '0 boards',
  ...few('boards.none', see('You have no boards yet.'), withoutField, showsBoards()),
})
export const OneBoard = meta.story({ name: '1 board', ...few('boards.one', withoutField, headed()) })
export const ThreeBoards = meta.story({
  name: '3 boards: one list (H12)',
  ...few('boards.three', withoutField, headed()),
})
export const FourBoards = meta.story({
  name: '4 boards: headings (H12)',
  ...few('boards.four', withoutField, headed('Top choices', 'All boards')),
})
export const FiftyBoards = meta.story({
  name: '50 boards',
  ...few('boards.fifty', announces('50 boards'), keys('{ArrowDown}{ArrowDown}{ArrowDown}')),
})
const isWindowed: Step = [
  'Only what is seen is in the page',
  () => waitFor(() => expect(options().length).toBeLessThan(40)),
]
export const TenThousandBoards = meta.story({
  name: '10,000 boards (D12)',
  ...few(
    'boards.tenThousand',
    announces('10,000 boards'),
    isWindowed,
    keys('{End}'),
    highlights('9996 Café paths'),
    isWindowed,
    picturesSettled,
  ),
})
export const HardNames = meta.story({
  name: 'No names, emoji, both directions, long (E3, E9)',
  ...driven({ session: wren, given: 'boards.hardNames', steps: [resting, see('Lakes at dawn')] }, {}),
})
export const HostileCovers = meta.story({
  name: 'Covers that are none (E16)',
  ...driven(
    {
      session: wren,
      given: 'boards.hostileCovers',
      steps: [
        resting,
        see('Lakes at dawn'),
        picturesSettled,
        [
          'One picture is shown, and nothing has run',
          () =>
            waitFor(() => {
              const shown = [...document.querySelectorAll<HTMLImageElement>('[role="option"] > img')].filter(
                ({ naturalWidth }) => naturalWidth > 0,
              )
              expect(new Set(shown.map((image) => image.getAttribute('src')))).toEqual(
                new Set(['/pins/lake.svg']),
              )
              expect('wasRun' in globalThis).toBe(false)
            }),
        ],
      ],
    },
    {},
  ),
})
export const AlreadySaved = meta.story({
  name: 'Already saved to a board (§2)',
  ...driven(
    {
      session: wren,
      given: 'boards.pinned',
      steps: [resting, announces('Psst! You already saved this Pin to Blue sofa'), picturesSettled],
    },
    {},
  ),
})
export const SavedByQuickCreates = meta.story({
  name: 'Already saved by quick_creates: no notice (§2)',
  ...sharesPicture(
    sameLists,
    driven(
      {
        session: wren,
        given: 'boards.pinnedToQuickCreates',
        steps: [
          resting,
          see('Lakes at dawn'),
          picturesSettled,
          ['There is no notice', ({ page }) => expect(page.queryByText(/Psst/)).toBeNull()],
        ],
      },
      { calls: ['readPinnedTo.ok'] },
    ),
  ),
})
export const QuietReadsFail = meta.story({
  name: 'Names and notice fail: silent',
  ...driven(
    {
      session: wren,
      given: 'boards.quietReadsFail',
      steps: [
        resting,
        picturesSettled,
        ['Nothing is said', ({ page }) => expect(page.queryByText('Suggested names')).toBeNull()],
      ],
    },
    { calls: ['readTitleSuggestions.failed', 'readPinnedTo.failed'] },
  ),
})
export const Searching = meta.story({
  name: 'Searching: accents folded, the highlight inactive until it is moved (H9, J10)',
  ...driven(
    {
      session: wren,
      steps: [
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
      ],
    },
    { state: 'boardPicker.choosing.resting' },
  ),
})
export const NothingFound = meta.story({
  name: 'Nothing found: Escape clears (E10)',
  ...sharesPicture(
    'because it ends where it began',
    driven(
      {
        session: wren,
        steps: [
          resting,
          see('Lakes at dawn'),
          keys('(*'),
          see(/No board matches/),
          announces('No boards found'),
          keys('{Escape}'),
          announces('8 boards'),
          highlights(null),
          picturesSettled,
        ],
      },
      { state: 'boardPicker.choosing.resting' },
    ),
  ),
})
export const FailedThenRetried = meta.story({
  name: 'Failed, then tried again: the boards are there',
  ...sharesPicture(
    'because it ends where ChoosingResting does',
    driven(
      {
        session: wren,
        given: 'boards.failsOnce',
        steps: [
          see('Your boards could not be loaded.'),
          press('Try again'),
          resting,
          see('Lakes at dawn'),
          announces('8 boards'),
          picturesSettled,
        ],
      },
      { state: 'boardPicker.choosing.resting', calls: ['readBoards.failed', 'readBoards.ok'] },
    ),
  ),
})
export const MoreFailedThenRetried = meta.story({
  name: 'More failed, then tried again: the next boards are there',
  ...driven(
    {
      session: wren,
      given: 'boards.moreFailsOnce',
      steps: [
        resting,
        keys('{End}'),
        see('More boards could not be loaded.'),
        press('Try again'),
        until('boardPicker.choosing.pausing'),
        picturesSettled,
        [
          'There are more than a hundred to choose from',
          () => expect(options().every(({ ariaSetSize }) => Number(ariaSetSize) > 100)).toBe(true),
        ],
        [
          'The words of the failure are gone',
          ({ page }) => expect(page.queryByText('More boards could not be loaded.')).toBeNull(),
        ],
      ],
    },
    { state: 'boardPicker.choosing.pausing' },
  ),
})
export const ActingForAnAdvertiser = meta.story({
  name: 'Acting for an advertiser: the owner’s protected boards (§6)',
  ...driven(
    {
      session: { ...wren, advertiser: { id: 'ad', ownerUserId: '4', ownerUsername: 'teammember' } },
      steps: [resting, see('Spring campaign')],
    },
    { calls: ['readBoards.ok'] },
  ),
})
export const RightToLeft = meta.story({
  name: 'Right to left, dark, at 320 px (J21)',
  ...driven({ session: wren, given: 'boards.hardNames', steps: [resting, see('Lakes at dawn')] }, {}),
  globals: { locale: 'ar', theme: 'dark', viewport: { value: 'phone' } },
})
