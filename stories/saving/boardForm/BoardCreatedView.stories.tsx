import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { BoardCreatedView } from '../../../src/views/saving/boardForm/BoardCreatedView.tsx'
import { BoardStage } from './BoardStage.tsx'
import { picturesLoad } from '../../../testing/steps/pictures.ts'

const meta = preview.meta({
  title: 'Saving/Board created',
  id: 'saving-create-board-board-created',
  tags: ['autodocs'],
  component: BoardCreatedView,
  args: { name: 'Lakes at dawn', imageUrl: '/pins/lake.svg', color: '#4f7f8c' },
  render: (args) => (
    <BoardStage>
      <BoardCreatedView {...args} />
    </BoardStage>
  ),
})

export const Playground = meta.story({ play: picturesLoad })

export const PlaygroundSteps = meta.story({
  name: 'Playground steps',
  tags: ['!dev'],
  parameters: { picture: false },
  play: async ({ canvas, step }) => {
    await step('J4 its title has focus', () =>
      expect(canvas.getByRole('heading', { name: 'Board created' })).toHaveFocus(),
    )
  },
})
export const Still = meta.story({
  name: 'No picture, a long name, no motion (J20), dark',
  args: { imageUrl: null, color: '#8a5a44', name: 'L'.repeat(50) },
  globals: { motion: 'reduced', theme: 'dark', viewport: { value: 'phone' } },
})
