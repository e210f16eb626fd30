import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { wren } from '../../../mocks/fixtures/sessions.ts'
// The flow loads them lazily; loaded up front here, so that no story waits for the development server.
import '../../../src/flows/saving/sectionForm/SectionFormScreen.tsx'
import '../../../src/views/saving/firstSection/FirstSectionChoice.tsx'
import { SaveToBoardModal } from '../../../src/flows/saving/saveToBoard/SaveToBoardModal.tsx'
import { focusInField } from '../../../testing/journeys/page.steps.ts'
import { press, see, type, type Step } from '../../../testing/steps/steps.ts'
import { inArabic } from '../../journeys/inArabic.ts'
import { driven } from '../../journeys/reaches.ts'
import { highlights, keys, picturesSettled } from '../boardPicker/boardPicker.journeys.ts'
import { choose, openSave, toast } from '../saveToBoard/saveToBoard.journeys.ts'
import { SaveStage } from '../saveToBoard/SaveStage.tsx'
import { addsSection, savedInto, toFirstSection } from './sections.journeys.ts'

const meta = preview.meta({
  title: 'Saving/First section',
  component: SaveToBoardModal,
  args: {
    pin: { id: '1', title: 'Lake at dawn', imageUrl: '/pins/lake.svg', color: '#4f7f8c' },
  },
  render: (args) => <SaveStage {...args} />,
})

const given = 'boards.firstSection'
const choosing = { state: 'saveToBoard.choosingBoard' } as const
const isOffered = (isOn: boolean): Step => [
  isOn ? 'The switch is on' : 'The switch is off',
  async ({ page }) => {
    const found = await page.findByRole('switch', { name: 'Add a section to the board' })
    await (isOn ? expect(found).toBeChecked() : expect(found).not.toBeChecked())
  },
]

export const Offered = meta.story({
  name: 'It is offered below the boards',
  ...driven(
    {
      session: wren,
      given,
      steps: [openSave, focusInField('Search boards'), isOffered(false), picturesSettled],
    },
    choosing,
  ),
})
export const Adding = meta.story({
  name: 'Turned on: each board leads on',
  ...driven(
    { session: wren, given, steps: [openSave, addsSection, isOffered(true), picturesSettled] },
    choosing,
  ),
})
export const Creating = meta.story({
  name: 'A board without sections gets its first',
  ...driven({ session: wren, given, steps: toFirstSection }, { state: 'saveToBoard.creatingSection' }),
})
export const Saved = meta.story({
  name: 'The Pin is saved into it',
  ...driven(
    {
      session: wren,
      given,
      steps: [
        ...toFirstSection,
        type('Name', 'Cushions'),
        press('Add'),
        toast('Saved to Cushions in Blue sofa'),
        savedInto('202/2003'),
      ],
    },
    { state: 'saveToBoard.saved', calls: ['createSection.ok', 'repin.ok'] },
  ),
})
export const Back = meta.story({
  name: '“Back” leads to the boards, and another one can be chosen',
  ...driven(
    {
      session: wren,
      given,
      steps: [
        ...toFirstSection,
        press('Back'),
        isOffered(true),
        choose('10 minute sketches'),
        focusInField('Name'),
        press('Back'),
        isOffered(true),
        picturesSettled,
      ],
    },
    choosing,
  ),
})
export const Failed = meta.story({
  name: 'It fails: what was typed is still there',
  ...driven(
    {
      session: wren,
      given: 'boards.firstSectionFails',
      steps: [
        ...toFirstSection,
        type('Name', 'Cushions'),
        press('Add'),
        see('Sorry! Something went wrong on our end.'),
        [
          'The name is still there',
          async ({ page }) => expect(await page.findByLabelText('Name')).toHaveValue('Cushions'),
        ],
      ],
    },
    { state: 'saveToBoard.creatingSection', calls: ['createSection.failed'] },
  ),
})
export const ByKeyboard = meta.story({
  name: 'A first section by keyboard',
  ...driven(
    {
      session: wren,
      given,
      steps: [
        openSave,
        focusInField('Search boards'),
        [
          'Turn the switch on by Tab and Space, and go back to the search field',
          async ({ page, user }) => {
            const found = await page.findByRole('switch', { name: 'Add a section to the board' })
            for (let presses = 0; presses < 20 && document.activeElement !== found; presses++)
              await user.tab()
            await user.keyboard(' ')
            await expect(found).toBeChecked()
            page.getByLabelText('Search boards').focus()
          },
        ],
        keys('blue{ArrowDown}'),
        highlights('Blue sofa'),
        keys('{Enter}'),
        focusInField('Name'),
        ['Type a name and press Enter', ({ user }) => user.keyboard('Cushions{Enter}')],
        toast('Saved to Cushions in Blue sofa'),
      ],
    },
    { state: 'saveToBoard.saved' },
  ),
})
export const WithSections = meta.story({
  name: 'A board with sections shows them, with “Add section”',
  ...driven(
    {
      session: wren,
      given,
      steps: [openSave, addsSection, choose('Garden rooms'), see('Small ponds'), see('Add section')],
    },
    { state: 'saveToBoard.choosingSection' },
  ),
})
export const RightToLeft = meta.story({
  name: 'Adding a section, right to left, dark, on a phone (J21)',
  ...inArabic(
    driven(
      {
        session: wren,
        given,
        steps: [
          openSave,
          [
            'Turn the switch on',
            async ({ page, user }) =>
              user.click(await page.findByRole('switch', { name: 'إضافة قسم إلى اللوحة' })),
          ],
          picturesSettled,
        ],
      },
      choosing,
    ),
  ),
  globals: { locale: 'ar', theme: 'dark', viewport: { value: 'phone' } },
})
