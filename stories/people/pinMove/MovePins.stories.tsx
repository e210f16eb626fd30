import { fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import { MovePins } from '../../../src/flows/people/pinMove/MovePins.tsx'
import { failing } from '../../journeys/failing.ts'
import { neverCalls } from '../../../testing/journeys/checks.steps.ts'
import {
  allToForests,
  intoWinter,
  lists,
  nowhere,
  onIntoWinter,
  outOfWinter,
  toForests,
  unmoved,
} from './pinMove.journeys.ts'
import { driven, reaches } from '../../journeys/reaches.ts'
import { see, until } from '../../../testing/steps/steps.ts'
import { MoveStage } from './MoveStage.tsx'
import { PeopleStage } from '../follow/PeopleStage.tsx'

const meta = preview.meta({
  title: 'Saving/Move pins',
  tags: ['autodocs'],
  component: MovePins,
  args: { onMoved: fn(), children: (mover) => <MoveStage {...mover} /> },
  render: (args) => (
    <PeopleStage>
      <MovePins {...args} />
    </PeopleStage>
  ),
})

const isOver = until('pinMove.resting')

export const Playground = meta.story(driven({ isLive: true, session: wren }, {}))
export const Resting = meta.story(reaches('pinMove.resting', { calls: ['movePins.ok'] }))
export const Moving = meta.story(reaches('pinMove.moving'))
export const Busy = meta.story({
  name: 'Error: busy with another action, in each of the four calls (D23)',
  ...failing('pinMove.busy', {
    calls: ['movePins.failed', 'moveToSection.failed', 'removeFromSection.failed', 'moveAllPins.failed'],
  }),
})
export const Refused = meta.story(failing('pinMove.refused'))
export const Offline = meta.story(failing('pinMove.offline'))
export const TimedOut = meta.story(failing('pinMove.timedOut'))
export const Failed = meta.story({ name: 'Error: moving fails', ...failing('pinMove.failed') })
export const ByEachCall = meta.story({
  name: 'Into a section, out of it, and all of a board',
  ...driven(
    {
      session: wren,
      steps: [
        intoWinter,
        isOver,
        lists('Dunes', 'Lake, Snow', 'Moss'),
        outOfWinter,
        isOver,
        lists('Dunes, Snow', 'Lake', 'Moss'),
        allToForests,
        isOver,
      ],
    },
    { state: 'pinMove.resting', calls: ['moveToSection.ok', 'removeFromSection.ok', 'moveAllPins.ok'] },
  ),
})
export const EveryPin = meta.story({
  name: 'All of a board at once',
  ...driven(
    {
      session: wren,
      steps: [
        allToForests,
        isOver,
        lists('', 'Snow', 'Lake, Dunes, Moss'),
        see('No Pins here yet. Save one, and it shows up here.'),
      ],
    },
    { state: 'pinMove.resting', calls: ['moveAllPins.ok'] },
  ),
})
export const Nowhere = meta.story({
  name: 'To where it is: no call (H4)',
  args: { children: (mover) => <MoveStage {...mover} offersItself /> },
  ...driven(
    {
      session: wren,
      steps: [nowhere, unmoved, neverCalls('movePins.ok'), neverCalls('moveAllPins.ok')],
    },
    { state: 'pinMove.resting' },
  ),
})
export const LastWish = meta.story({
  name: 'Moved on at once: the last wish wins (H1)',
  ...driven(
    {
      session: wren,
      steps: [toForests, onIntoWinter, until('pinMove.resting'), lists('Dunes', 'Lake, Snow', 'Moss')],
    },
    { state: 'pinMove.resting', calls: ['movePins.ok'] },
  ),
})
