import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import { BoardPicker } from '../../../src/flows/saving/boardPicker/BoardPicker.tsx'
import { picturesSettled } from './boardPicker.journeys.ts'
import { failing } from '../../journeys/failing.ts'
import { inArabic } from '../../journeys/inArabic.ts'
import { driven, reaches } from '../../journeys/reaches.ts'
import { see } from '../../../testing/steps/steps.ts'
import { cases, resting } from './boardPickerCases.ts'
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

const inList = { state: 'boardPicker.choosing.resting' } as const

export const Playground = meta.story(
  driven({ isLive: true, session: wren, given: 'boards.forty', steps: [resting, picturesSettled] }, {}),
)

export const Loading = meta.story({ name: 'Loading boards', ...reaches('boardPicker.loading') })
export const Failed = meta.story({
  name: 'Boards not loaded',
  ...reaches('boardPicker.failed', { calls: ['readBoards.failed'] }),
})
export const ChoosingResting = meta.story({
  name: 'Choosing a board',
  ...reaches('boardPicker.choosing.resting', {
    calls: ['readBoards.ok', 'readTitleSuggestions.ok', 'readPinnedTo.ok'],
  }),
})
export const ChoosingLoadingMore = meta.story({
  name: 'Loading more boards',
  ...reaches('boardPicker.choosing.loadingMore'),
})
export const ChoosingPausing = meta.story({
  name: 'Pausing before more boards',
  ...reaches('boardPicker.choosing.pausing'),
})
export const ChoosingMoreFailed = meta.story({
  name: 'More boards not loaded',
  ...reaches('boardPicker.choosing.moreFailed'),
})
export const BoardChosen = meta.story({
  ...reaches('boardPicker.boardChosen'),
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

export const LoadFailed = meta.story({
  name: 'Error: boards do not load',
  ...failing('boardPicker.loadFailed'),
})
export const MoreFailed = meta.story({
  name: 'Error: more boards do not load',
  ...failing('boardPicker.moreFailed'),
})
export const NoBoards = meta.story({ name: '0 boards', ...driven(cases.noBoards, inList) })
export const OneBoard = meta.story({ name: '1 board', ...driven(cases.oneBoard, inList) })
export const ThreeBoards = meta.story({
  name: '3 boards: one list (H12)',
  ...driven(cases.threeBoards, inList),
})
export const FourBoards = meta.story({
  name: '4 boards: headings (H12)',
  ...driven(cases.fourBoards, inList),
})
export const FiftyBoards = meta.story({ name: '50 boards', ...driven(cases.fiftyBoards, inList) })
export const TenThousandBoards = meta.story({
  name: '10,000 boards (D12)',
  ...driven(cases.tenThousandBoards, inList),
})
export const HardNames = meta.story({
  name: 'No names, emoji, both directions, long (E3, E9)',
  ...driven(cases.hardNames, {}),
})
export const HostileCovers = meta.story({
  name: 'Covers that are no pictures (E16)',
  ...driven(cases.hostileCovers, {}),
})
export const AlreadySaved = meta.story({
  name: 'Already saved to a board (§2)',
  ...driven(cases.alreadySaved, {}),
})
export const SavedByQuickCreates = meta.story({
  name: 'Already saved by Quick creates: no notice (§2)',
  ...driven(cases.savedByQuickCreates, { calls: ['readPinnedTo.ok'] }),
})
export const SavedByAnotherProfile = meta.story({
  name: 'Already saved by the profile that the member acts for (§7)',
  ...driven({ ...cases.alreadySaved, actingFor: '701' }, { calls: ['readPinnedTo.ok'] }),
})
export const QuietReadsFail = meta.story({
  name: 'Names and notice fail: silent',
  ...driven(cases.quietReadsFail, { calls: ['readTitleSuggestions.failed', 'readPinnedTo.failed'] }),
})
export const SavedByQuery = meta.story({
  name: 'Already saved to a board, read by the query (§7)',
  ...driven({ ...cases.alreadySaved, given: 'boards.byQuery' }, { calls: ['querySavedPin.ok'] }),
})
export const QuietReadsFailByQuery = meta.story({
  name: 'Names and notice fail, read by the query: silent',
  ...driven(
    { ...cases.quietReadsFail, given: 'boards.quietReadsFailByQuery' },
    { calls: ['querySavedPin.failed'] },
  ),
})
export const QuietReadsFailForAnother = meta.story({
  name: 'Names and notice fail, acting for another profile: silent',
  ...driven({ ...cases.quietReadsFail, actingFor: '701' }, { calls: ['readPinnedTo.failed'] }),
})
export const QuietReadsMalformed = meta.story({
  name: 'Errors with status 200: silent (D11)',
  ...driven(cases.quietReadsMalformed, inList),
})
export const Searching = meta.story({
  name: 'Searching: accents folded, the highlight inactive until it is moved (H9, J10)',
  ...driven(cases.searching, inList),
})
export const NothingFound = meta.story({
  name: 'Nothing found: what was typed can be created (E10)',
  ...driven(cases.nothingFound, inList),
})
export const SearchCleared = meta.story({
  name: 'Escape clears the search',
  ...driven(cases.searchCleared, inList),
})
export const FailedThenRetried = meta.story({
  name: 'Failed, then tried again: the boards are there',
  ...driven(cases.failedThenRetried, { ...inList, calls: ['readBoards.failed', 'readBoards.ok'] }),
})
export const MoreFailedThenRetried = meta.story({
  name: 'More failed, then tried again: the next boards are there',
  ...driven(cases.moreFailedThenRetried, { state: 'boardPicker.choosing.pausing' }),
})
export const ActingForAnAdvertiser = meta.story({
  name: 'Acting for an advertiser: the owner’s protected boards (§6)',
  ...driven(
    {
      session: { ...wren, advertiser: { id: 'ad', ownerUserId: '4', ownerUsername: 'sagedogwood' } },
      steps: [resting, see('Spring campaign')],
    },
    { calls: ['readBoards.ok'] },
  ),
})
export const RightToLeft = meta.story({
  name: 'Right to left, dark, at 320 px (J21)',
  ...inArabic(driven({ session: wren, steps: [resting, see('مياه هادئة')] }, {})),
  globals: { locale: 'ar', theme: 'dark', viewport: { value: 'phone' } },
})
