import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import { MovePins } from '../../../src/flows/people/pinMove/MovePins.tsx'
import type { BoardSort } from '../../../src/domain/people/boardSort.ts'
import { MovePinsView } from '../../../src/views/people/MovePinsView.tsx'
import type { MovePinsViewProps } from '../../../src/views/people/MovePinsView.types.ts'
import { reads } from '../../../testing/journeys/page.steps.ts'
import { driven } from '../../journeys/reaches.ts'
import { press, see, until, type Step } from '../../../testing/steps/steps.ts'
import { destinations, MovePinsPage, NamedPins, pinsOfLakes, pinsWithoutPicture } from './MovePinsPage.tsx'
import { says } from './pinMove.journeys.ts'
import { PeopleStage } from '../follow/PeopleStage.tsx'

const meta = preview.meta({
  title: 'Saving/Move pins view',
  tags: ['autodocs'],
  component: MovePinsView,
  args: {
    name: 'Lakes',
    pins: pinsOfLakes,
    selected: [],
    destinations,
    onSelect: fn(),
    onMove: fn(),
  },
  render: (args) => (
    <PeopleStage>
      <NamedPins {...args} />
    </PeopleStage>
  ),
})

const selected = ['1', '3', '4']
/** The board with its mover. */
const moved = () => (
  <PeopleStage>
    <MovePins>{(mover) => <MovePinsPage {...mover} />}</MovePins>
  </PeopleStage>
)
function Sorted(props: MovePinsViewProps) {
  const [sort, setSort] = useState<BoardSort>('lastSaved')
  return <NamedPins {...props} boardSort={sort} onBoardSort={setSort} />
}
const choose = [press('Lake at dawn'), press('The ridge at noon'), see('2 selected')]
const toForests = [...choose, press('Move to'), press('Forests')]
const boardsAre = (...names: readonly string[]): Step => [
  `The boards are ${names.join(', ')}`,
  async ({ page }) =>
    expect(
      [...(await page.findByRole('list', { name: 'Boards' })).children].map(({ textContent }) => textContent),
    ).toEqual(names),
]
const has = (count: number): Step => [
  `The board has ${count} Pins`,
  ({ page }) => expect(page.getByRole('list', { name: 'Lakes' }).children).toHaveLength(count),
]

export const Playground = meta.story({ render: moved, ...driven({ isLive: true, session: wren }, {}) })
export const Selected = meta.story({ args: { selected, pins: pinsWithoutPicture } })
export const InASection = meta.story({
  name: 'In a section',
  args: { name: 'Winter', selected, onTakeOut: fn() },
})
export const Choosing = meta.story({
  name: 'Choosing where to',
  render: moved,
  ...driven({ session: wren, steps: [...choose, press('Move to'), see('Garden rooms')] }, {}),
})
export const ArchivedBoard = meta.story({
  name: 'An archived board is not offered',
  args: {
    selected,
    destinations: [
      ...destinations.filter(({ id }) => id !== 'garden'),
      { id: 'garden', name: 'Garden rooms', isArchived: true },
    ],
  },
  ...driven(
    {
      steps: [
        press('Move to'),
        see('Forests'),
        [
          'Garden rooms, which is archived, is not there',
          ({ page }) => expect(page.queryByRole('button', { name: 'Garden rooms' })).toBeNull(),
        ],
      ],
    },
    {},
  ),
})
export const SortedBoards = meta.story({
  name: 'The boards to move to, by name',
  render: (args) => (
    <PeopleStage>
      <Sorted {...args} />
    </PeopleStage>
  ),
  args: {
    selected,
    destinations: ['Winter 10', 'Forests', 'Winter 9'].map((name) => ({ id: name, name })),
  },
  ...driven(
    {
      steps: [
        press('Move to'),
        boardsAre('Winter 10', 'Forests', 'Winter 9'),
        [
          'Choose "A to Z"',
          async ({ page, user }) => user.selectOptions(await page.findByLabelText('Sort boards'), 'A to Z'),
        ],
        boardsAre('Forests', 'Winter 9', 'Winter 10'),
      ],
    },
    {},
  ),
})
export const OnTheirWay = meta.story({
  name: 'On their way',
  render: moved,
  ...driven(
    {
      session: wren,
      given: 'pinMove.neverAnswers',
      steps: [...toForests, says('Lakes', 'Moving 2 Pins…'), has(4)],
    },
    { state: 'pinMove.moving' },
  ),
})
export const Done = meta.story({
  render: moved,
  ...driven(
    { session: wren, steps: [...toForests, says('Lakes', 'Moved to Forests'), has(4)] },
    { state: 'pinMove.resting', calls: ['movePins.ok'] },
  ),
})
export const Undone = meta.story({
  name: 'Moved back again',
  render: moved,
  ...driven(
    {
      session: wren,
      steps: [...toForests, press('Undo'), until('pinMove.resting'), has(6), reads('Moved 2 Pins.')],
    },
    { state: 'pinMove.resting', calls: ['movePins.ok'] },
  ),
})
export const TakenBack = meta.story({
  name: 'Taken back: another action is not finished',
  render: moved,
  ...driven(
    {
      session: wren,
      given: 'pinMove.busy',
      steps: [...toForests, reads('Please wait until the previous board action finishes.'), has(6)],
    },
    { state: 'pinMove.resting', calls: ['movePins.failed'] },
  ),
})
export const Arriving = meta.story({ name: 'Pins that are moving here', args: { moving: ['5', '6'] } })
export const Loading = meta.story({ args: { status: 'loading' } })
export const LoadFailed = meta.story({ name: 'Not loaded', args: { status: 'failed', onRetry: fn() } })
export const Empty = meta.story({ args: { pins: [] } })
export const OnPhone = meta.story({
  name: 'On a phone, right to left, dark',
  args: { name: 'Winter', selected, onTakeOut: fn() },
  globals: { locale: 'ar', theme: 'dark', viewport: { value: 'phone' } },
})
