import { fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { SaveToBoardView } from '../../../src/views/saving/saveToBoard/SaveToBoardView.tsx'
import { onPinPage } from '../../../testing/stage/onPinPage.tsx'

const meta = preview.meta({
  title: 'Saving/Save to board view',
  tags: ['autodocs'],
  component: SaveToBoardView,
  decorators: [onPinPage],
  args: {
    pin: {
      imageUrl: null,
      link: 'https://www.acme.example/',
      description: 'Twelve lakes to swim in before breakfast, with a map.',
      color: '#2f6f4f',
    },
    boardName: 'Weeknight suppers',
    sectionTitle: 'حديقة صغيرة',
    onClose: fn(),
  },
})

export const Playground = meta.story({ args: { step: 'saving' } })
