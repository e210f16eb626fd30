import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import { neverCalls } from '../../../testing/journeys/checks.steps.ts'
import { announces, reads } from '../../../testing/journeys/page.steps.ts'
import { press, see, until } from '../../../testing/steps/steps.ts'
import { MovePins } from '../../../src/flows/people/pinMove/MovePins.tsx'
import { pinDragType } from '../../../src/domain/people/pinDrag.ts'
import { driven } from '../../journeys/reaches.ts'
import { dragOf, offersTo } from './drag.steps.ts'
import { choose, drags, dragStage, has, lake } from './dragStage.tsx'
import { says } from './pinMove.journeys.ts'

const meta = preview.meta({
  title: 'Saving/Drag pins',
  component: MovePins,
  ...dragStage,
})

const isOver = until('pinMove.resting')
const noCall = neverCalls('movePins.ok')
const overForests = [lake.take, offersTo('Drop 1 Pin on a section or board'), lake.over('Forests')]

export const Dragged = meta.story({
  name: 'A Pin is dragged: the bar shows the places',
  ...drags([lake.take, offersTo('Drop 1 Pin on a section or board'), noCall]),
})
export const OverPlace = meta.story({
  name: 'Over a place, which says its name',
  ...drags([...overForests, offersTo('Move 1 Pin to Forests')]),
})
export const OverSection = meta.story({
  name: 'Over a section',
  ...drags([lake.take, lake.over('Winter'), offersTo('Move 1 Pin to Winter')]),
})
export const Refused = meta.story({
  name: 'Over a locked place, which takes none',
  ...drags([lake.take, lake.overInVain('Shared trips'), lake.drop('Shared trips'), has(6), noCall]),
})
export const NoTargets = meta.story({
  name: 'Neither its own place nor an archived board is offered',
  ...drags([
    lake.take,
    [
      'The places are Winter, Forests, Garden rooms and the locked Shared trips',
      async ({ page }) => {
        const list = await page.findByRole('list', { name: /^Drop/ })
        expect([...list.children].map(({ textContent }) => textContent)).toEqual([
          'Winter',
          'Forests',
          'Garden rooms',
          'Shared tripsLocked',
        ])
      },
    ],
  ]),
})
export const Dropped = meta.story({
  name: 'Dropped twice, moved once (H4)',
  ...driven(
    {
      session: wren,
      given: 'pinMove.dragged',
      steps: [
        ...overForests,
        lake.drop('Forests'),
        says('Lakes', 'Moved to Forests'),
        announces('Moved 1 Pin.'),
        has(5),
      ],
    },
    { state: 'pinMove.resting', calls: ['movePins.ok'] },
  ),
})
export const Underway = meta.story({
  name: 'Dropped and on its way',
  ...driven(
    {
      session: wren,
      given: 'pinMove.draggedSlowly',
      steps: [...overForests, lake.drop('Forests'), says('Lakes', 'Moving 1 Pin…'), has(5)],
    },
    { state: 'pinMove.moving' },
  ),
})
export const Undone = meta.story({
  name: 'Dropped, then undone',
  ...driven(
    {
      session: wren,
      given: 'pinMove.dragged',
      steps: [...overForests, lake.drop('Forests'), says('Lakes', 'Moved to Forests'), press('Undo'), has(6)],
    },
    { calls: ['movePins.ok'] },
  ),
})
export const Failed = meta.story({
  name: 'Failed and taken back',
  ...driven(
    {
      session: wren,
      given: 'pinMove.draggedInVain',
      steps: [...overForests, lake.drop('Forests'), reads('Something went wrong'), isOver, has(6)],
    },
    { state: 'pinMove.resting', calls: ['movePins.failed'] },
  ),
})
export const Selected = meta.story({
  name: 'Selected Pins are dragged together',
  ...drags([...choose, lake.take, offersTo('Drop 2 Pins on a section or board'), lake.over('Garden rooms')]),
})
export const SelectedDropped = meta.story({
  name: 'Selected Pins are dropped together',
  ...drags([
    ...choose,
    lake.take,
    lake.over('Garden rooms'),
    lake.drop('Garden rooms'),
    says('Lakes', 'Moved to Garden rooms'),
    announces('Moved 2 Pins.'),
    has(4),
  ]),
})
const dunes = dragOf('Dunes in the wind')
export const Another = meta.story({
  name: 'Another Pin is dragged alone: the selection stays',
  ...drags([
    ...choose,
    dunes.take,
    dunes.over('Forests'),
    offersTo('Move 1 Pin to Forests'),
    dunes.drop('Forests'),
    has(5),
    see('2 selected'),
    announces('Moved 1 Pin.'),
  ]),
})
export const Cancelled = meta.story({
  name: 'Escape, or dropped elsewhere: nothing moves',
  ...drags([...overForests, lake.cancel, has(6), noCall]),
})
export const Foreign = meta.story({
  name: 'Files and drags of other apps are ignored (P13)',
  ...drags([
    lake.take,
    lake.foreign('A file', 'Forests', (data) => data.items.add(new File(['x'], 'lake.jpg'))),
    lake.foreign('A link', 'Forests', (data) => data.setData('text/uri-list', 'https://example.com/')),
    lake.foreignPins('Forests', (data) => data.setData(pinDragType, '["3"]')),
    has(6),
    noCall,
  ]),
})
