import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import { SaveToBoardModal } from '../../../src/flows/saving/saveToBoard/SaveToBoardModal.tsx'
import { announces, focusInField, overPageIsGone, reads } from '../../../testing/journeys/page.steps.ts'
import type { Step } from '../../../testing/steps/steps.ts'
import { inArabic } from '../../journeys/inArabic.ts'
import { failing } from '../../journeys/failing.ts'
import { driven } from '../../journeys/reaches.ts'
import { highlights, keys, picturesSettled } from '../boardPicker/boardPicker.journeys.ts'
import { openSave, toast } from '../saveToBoard/saveToBoard.journeys.ts'
import { SaveStage } from '../saveToBoard/SaveStage.tsx'
import { chooseIn, savedInto, showsRows } from './sections.journeys.ts'

const meta = preview.meta({
  title: 'Saving/Sections in search',
  component: SaveToBoardModal,
  args: {
    pin: { id: '1', title: 'Lake at dawn', imageUrl: '/pins/lake.svg', color: '#4f7f8c' },
  },
  render: (args) => <SaveStage {...args} />,
})

const choosing = { state: 'saveToBoard.choosingBoard' } as const
const opened: readonly Step[] = [openSave, focusInField('Search boards')]
const found: readonly Step[] = [...opened, keys('li'), showsRows('Lighting, in Garden rooms')]
const given = 'boards.sectionsInSearch'

export const Found = meta.story({
  name: 'A section is found, with its board below',
  ...driven({ session: wren, given, steps: [...found, announces('1 section'), picturesSettled] }, choosing),
})
export const Both = meta.story({
  name: 'Boards first, then sections',
  ...driven(
    {
      session: wren,
      given,
      steps: [
        ...opened,
        keys('s'),
        showsRows(
          'Blue sofa, 31 Pins',
          'Quick saves, 64 Pins',
          'Weeknight suppers, 126 Pins',
          '10 minute sketches, 0 Pins',
          'Small ponds, in Garden rooms',
        ),
        announces('4 boards · 1 section'),
        picturesSettled,
      ],
    },
    choosing,
  ),
})
export const Chosen = meta.story({
  name: 'Choosing it saves into that section at once',
  ...driven(
    {
      session: wren,
      given,
      steps: [
        ...found,
        chooseIn('Lighting', 'Garden rooms'),
        toast('Saved to Lighting in Garden rooms'),
        overPageIsGone,
        savedInto('201/301'),
      ],
    },
    { state: 'saveToBoard.saved', calls: ['repin.ok'] },
  ),
})
export const Saving = meta.story({
  name: 'Saving into it: its row says so',
  ...driven(
    {
      session: wren,
      given: 'boards.sectionsNeverSaved',
      steps: [...found, chooseIn('Lighting', 'Garden rooms'), reads('Saving to Lighting in Garden rooms')],
    },
    { state: 'saveToBoard.saving.shown' },
  ),
})
export const ByKeyboard = meta.story({
  name: 'A section by keyboard (J10)',
  ...driven(
    {
      session: wren,
      given,
      steps: [
        ...opened,
        keys('small{ArrowDown}'),
        highlights('Small ponds'),
        keys('{Enter}'),
        toast('Saved to Small ponds in Garden rooms'),
        savedInto('201/302'),
      ],
    },
    { state: 'saveToBoard.saved' },
  ),
})
export const HardNames = meta.story({
  name: 'A section and a board of one name, long names, markup, both directions (E3, E9)',
  ...driven(
    {
      session: wren,
      given: 'boards.hardSections',
      steps: [
        ...opened,
        keys('b'),
        showsRows('Blue sofa, 31 Pins · 5 sections', 'Blue sofa, in Blue sofa', '<b>Bold</b>, in Blue sofa'),
        keys('{ArrowDown}{ArrowDown}'),
        [
          'The section is highlighted, not the board of the same name',
          ({ page }) =>
            expect(page.getAllByRole('option').map((row) => row.ariaSelected === 'true')).toEqual([
              false,
              true,
              false,
            ]),
        ],
        picturesSettled,
      ],
    },
    choosing,
  ),
})
export const LongOnAPhone = meta.story({
  name: 'A long name on a phone',
  ...driven(
    {
      session: wren,
      given: 'boards.hardSections',
      steps: [
        ...opened,
        keys('every'),
        showsRows(
          'Everything about light, from the lantern at the garden gate to the lamp that we never found a place for, in Blue sofa',
        ),
        picturesSettled,
      ],
    },
    choosing,
  ),
  globals: { viewport: { value: 'phone' } },
})
export const Gone = meta.story({
  name: 'The section is gone: the list says so, and is read again',
  ...failing('boardPicker.sectionGone', {
    state: 'saveToBoard.choosingBoard',
    calls: ['repin.failed', 'readBoards.ok'],
  }),
})
export const Unlisted = meta.story({
  name: 'Without the policy, a search finds boards only',
  ...driven({ session: wren, steps: [...opened, keys('light'), announces('No boards found')] }, choosing),
})
export const RightToLeft = meta.story({
  name: 'A section found, right to left, dark, on a phone (J21)',
  ...inArabic(
    driven(
      {
        session: wren,
        given,
        steps: [
          openSave,
          [
            'Search for the section',
            async ({ page, user }) => user.type(await page.findByRole('combobox'), 'إضا'),
          ],
          showsRows('إضاءة, في غرف الحديقة'),
          picturesSettled,
        ],
      },
      choosing,
    ),
  ),
  globals: { locale: 'ar', theme: 'dark', viewport: { value: 'phone' } },
})
