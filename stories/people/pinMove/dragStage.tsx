import { expect, waitFor } from 'storybook/test'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import { MovePins, type MovePinsProps } from '../../../src/flows/people/pinMove/MovePins.tsx'
import { press, see, type Step } from '../../../testing/steps/steps.ts'
import { driven } from '../../journeys/reaches.ts'
import { PeopleStage } from '../follow/PeopleStage.tsx'
import { dragOf } from './drag.steps.ts'
import { MovePinsPage } from './MovePinsPage.tsx'

/** A board whose Pins can be dragged, with a locked place: a story's arguments, and how it is rendered. */
export const dragStage = {
  args: { children: (mover) => <MovePinsPage {...mover} hasLocked /> },
  render: (args) => (
    <PeopleStage>
      <MovePins {...args} />
    </PeopleStage>
  ),
} satisfies { args: MovePinsProps; render: (args: MovePinsProps) => unknown }

export const drags = (steps: readonly Step[]) =>
  driven({ session: wren, given: 'pinMove.dragged', steps }, { state: 'pinMove.resting' })
export const lake = dragOf('Lake at dawn')
/** Selects two Pins. */
export const choose = [press('Lake at dawn'), press('The ridge at noon'), see('2 selected')]
export const has = (count: number): Step => [
  `The board has ${count} Pins`,
  ({ page }) => waitFor(() => expect(page.getByRole('list', { name: 'Lakes' }).children).toHaveLength(count)),
]
