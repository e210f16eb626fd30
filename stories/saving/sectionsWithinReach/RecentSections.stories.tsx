import preview from '../../../.storybook/preview.tsx'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import { db } from '../../../mocks/index.ts'
import { SaveToBoardModal } from '../../../src/flows/saving/saveToBoard/SaveToBoardModal.tsx'
import { focusInField, focusOnTitle, overPageIsGone } from '../../../testing/journeys/page.steps.ts'
import type { Step } from '../../../testing/steps/steps.ts'
import { inArabic } from '../../journeys/inArabic.ts'
import { driven } from '../../journeys/reaches.ts'
import { keys, picturesSettled } from '../boardPicker/boardPicker.journeys.ts'
import { dialogIsGone } from '../saveChange/saveChange.journeys.ts'
import { choose, openSave, toast, toSections } from '../saveToBoard/saveToBoard.journeys.ts'
import { SaveStage } from '../saveToBoard/SaveStage.tsx'
import { chooseIn, savedInto, showsFirst } from './sections.journeys.ts'

const meta = preview.meta({
  title: 'Saving/Recent sections',
  component: SaveToBoardModal,
  args: {
    pin: { id: '1', title: 'Lake at dawn', imageUrl: '/pins/lake.svg', color: '#4f7f8c' },
  },
  render: (args) => <SaveStage {...args} />,
})

const given = 'boards.recentSections'
const choosing = { state: 'saveToBoard.choosingBoard' } as const
const savedBefore: readonly Step[] = [
  ...toSections,
  choose('Lighting'),
  toast('Saved to Lighting in Garden rooms'),
  overPageIsGone,
]
const again: readonly Step[] = [...savedBefore, openSave, focusInField('Search boards')]
const isFirst = showsFirst('Lighting, in Garden rooms')
/** Something that happens on the server between the two saves. */
const meanwhile = (does: string, change: () => void): Step => [does, () => Promise.resolve(change())]

const isGarden = ({ id }: { readonly id: string }) => id === '201'

export const TopChoice = meta.story({
  name: 'The section saved to last is the first of the top choices',
  ...driven({ session: wren, given, steps: [...again, isFirst, picturesSettled] }, choosing),
})
export const Chosen = meta.story({
  name: 'Choosing it saves into it at once',
  ...driven(
    {
      session: wren,
      given,
      steps: [
        ...again,
        isFirst,
        chooseIn('Lighting', 'Garden rooms'),
        overPageIsGone,
        savedInto('201/301', '201/301'),
      ],
    },
    {},
  ),
})
export const ByKeyboard = meta.story({
  name: 'A recent section by keyboard (J10)',
  ...driven(
    {
      session: wren,
      given,
      steps: [...again, isFirst, keys('{ArrowDown}{Enter}'), overPageIsGone, savedInto('201/301', '201/301')],
    },
    {},
  ),
})
export const Gone = meta.story({
  name: 'A section that is gone is left out',
  ...driven(
    {
      session: wren,
      given,
      steps: [
        ...savedBefore,
        meanwhile('The section is deleted', () => {
          db.sections = db.sections.filter(({ id }) => id !== '301')
        }),
        openSave,
        focusInField('Search boards'),
        showsFirst('Garden rooms, 49 Pins · 2 sections'),
        picturesSettled,
      ],
    },
    choosing,
  ),
})
export const Archived = meta.story({
  name: 'A section of a board that was archived is left out',
  ...driven(
    {
      session: wren,
      given,
      steps: [
        ...savedBefore,
        meanwhile('The board is archived', () => {
          const [archived, others] = [db.boards.find(isGarden), db.boards.filter((row) => !isGarden(row))]
          db.boards = archived ? [{ ...archived, isArchived: true }, ...others] : others
        }),
        openSave,
        showsFirst('Blue sofa, 31 Pins'),
        picturesSettled,
      ],
    },
    choosing,
  ),
})
export const Unnamed = meta.story({
  name: 'A section without a visible name',
  ...driven(
    {
      session: wren,
      given: 'boards.recentHardSections',
      steps: [
        openSave,
        choose('Blue sofa'),
        focusOnTitle('Choose section'),
        choose('Section'),
        overPageIsGone,
        savedInto('202/404'),
        openSave,
        focusInField('Search boards'),
        showsFirst('Section without a name, in Blue sofa'),
        picturesSettled,
      ],
    },
    choosing,
  ),
})
export const RightToLeft = meta.story({
  name: 'A recent section, right to left, dark, on a phone (J21)',
  ...inArabic(
    driven(
      {
        session: wren,
        given,
        steps: [
          openSave,
          choose('غرف الحديقة'),
          choose('إضاءة'),
          dialogIsGone,
          openSave,
          showsFirst('إضاءة, في غرف الحديقة'),
          picturesSettled,
        ],
      },
      choosing,
    ),
  ),
  globals: { locale: 'ar', theme: 'dark', viewport: { value: 'phone' } },
})
