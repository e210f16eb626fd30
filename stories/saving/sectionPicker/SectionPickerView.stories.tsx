import { fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { SaveToBoardView } from '../../../src/views/saving/saveToBoard/SaveToBoardView.tsx'
import { SectionPickerView } from '../../../src/views/saving/sectionPicker/SectionPickerView.tsx'
import { onPinPage } from '../../../testing/stage/onPinPage.tsx'

const meta = preview.meta({
  title: 'Saving/Section picker',
  id: 'saving-save-to-board-section-picker',
  tags: ['autodocs'],
  component: SectionPickerView,
  decorators: [onPinPage],
  args: {
    boardName: 'A board whose name goes on for much longer than the row that it stands in is wide, and on',
    boardCoverUrl: '/pins/dunes.svg',
    sections: [
      { id: '1', title: 'Lighting', previewUrls: ['/pins/lake.svg'] },
      { id: '2', title: 'Überraschungsgeburtstagsfeiervorbereitungsideensammlung', previewUrls: [] },
      { id: '3', title: 'حديقة صغيرة', previewUrls: ['javascript:alert(1)'] },
      { id: '4', title: '__proto__', previewUrls: ['/pins/dunes.svg'] },
      { id: '5', title: '  ', previewUrls: [] },
    ],
    isLoading: false,
    isEmpty: false,
    hasFailed: false,
    onBoard: fn(),
    onSection: fn(),
    onCreate: fn(),
    onRetry: fn(),
  },
  render: (args) => (
    <SaveToBoardView
      step="choosingSection"
      pin={{ imageUrl: '/pins/dunes.svg', color: '#d9925b' }}
      boardName={args.boardName}
      sectionTitle={null}
      onClose={fn()}
    >
      <SectionPickerView {...args} />
    </SaveToBoardView>
  ),
})

/** Long names, right-to-left names, reserved names, no name (E3, E4, E9), and broken pictures (E16). */
export const Playground = meta.story({})
