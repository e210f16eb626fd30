import type { SaveToBoardModalProps } from '../../../src/flows/saving/saveToBoard/SaveToBoardModal.tsx'
import { SaveStage } from './SaveStage.tsx'

/** 'Lake at dawn' to save, on its page: a story's arguments, and how it is rendered. */
export const lakeStage = {
  args: {
    pin: {
      id: '1',
      title: 'Lake at dawn',
      imageUrl: '/pins/lake.svg',
      color: '#4f7f8c',
      link: 'https://acme.example/lakes',
    },
  },
  render: (args: SaveToBoardModalProps) => <SaveStage {...args} />,
}
