import type { SaveToBoardModalProps } from '../../../src/flows/saving/saveToBoard/SaveToBoardModal.tsx'
import { SaveStage } from '../saveToBoard/SaveStage.tsx'

/** A Pin whose picture may be on boards already: a story's arguments, and how it is rendered. */
export const duplicatesStage = {
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
