import { fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { wren } from '../../mocks/fixtures/sessions.ts'
import { MovePins } from '../../src/flows/people/pinMove/MovePins.tsx'
import { sharesPicture } from '../support/proof/sharesPicture.ts'
import { failing } from '../support/proof/failing.ts'
import { neverCalls } from '../support/journeys/checks.steps.ts'
import {
  allToForests,
  intoWinter,
  lists,
  outOfWinter,
  toForests,
  unmoved,
} from '../support/journeys/people/pinMove.journeys.ts'
import { driven, reaches } from '../support/proof/reaches.ts'
import { press, until } from '../support/steps/steps.ts'
import { MoveStage } from './MoveStage.tsx'
import { PeopleStage } from './PeopleStage.tsx'

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
  name: 'Busy with another action: each of the four calls refused (D23)',
  ...failing('pinMove.busy', {
    calls: ['movePins.failed', 'moveToSection.failed', 'removeFromSection.failed', 'moveAllPins.failed'],
  }),
})
export const Refused = meta.story(failing('pinMove.refused'))
export const Failed = meta.story(failing('pinMove.failed'))
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
    { state: 'pinMove.resting', calls: ['moveToSection.ok', 'removeFromSection.ok', 'movePins.ok'] },
  ),
})
export const EveryPin = meta.story({
  name: 'All of a board at once',
  ...driven(
    { session: wren, steps: [allToForests, isOver, lists('', 'Snow', 'Lake, Dunes, Moss')] },
    { state: 'pinMove.resting', calls: ['moveAllPins.ok'] },
  ),
})
export const Nowhere = meta.story({
  name: 'To where it is: no call (H4)',
  ...sharesPicture(
    'because nothing happens',
    driven(
      {
        session: wren,
        steps: [
          press('Move Dunes nowhere'),
          unmoved,
          neverCalls('movePins.ok'),
          neverCalls('moveAllPins.ok'),
        ],
      },
      { state: 'pinMove.resting' },
    ),
  ),
})
export const LastWish = meta.story({
  name: 'Moved on at once: the last wish wins (H1)',
  ...sharesPicture(
    'because it ends as EveryPin started; only the steps differ',
    driven(
      { session: wren, steps: [toForests, intoWinter, until('pinMove.resting')] },
      { state: 'pinMove.resting', calls: ['movePins.ok'] },
    ),
  ),
})
