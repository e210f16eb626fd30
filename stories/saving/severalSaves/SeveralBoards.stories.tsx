import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { wren } from '../../../mocks/fixtures/sessions.ts'
// The flow loads it lazily; loaded up front here, so that no story waits for the development server.
import '../../../src/flows/saving/severalSaves/severalBundle.ts'
import { SaveToBoardModal } from '../../../src/flows/saving/saveToBoard/SaveToBoardModal.tsx'
import { announces, focusInField } from '../../../testing/journeys/page.steps.ts'
import { press } from '../../../testing/steps/steps.ts'
import { inArabic } from '../../journeys/inArabic.ts'
import { driven, reaches } from '../../journeys/reaches.ts'
import { picturesSettled } from '../boardPicker/boardPicker.journeys.ts'
import { dialogIsGone } from '../saveChange/saveChange.journeys.ts'
import { choose, openSave } from '../saveToBoard/saveToBoard.journeys.ts'
import { lakeStage } from '../saveToBoard/lakeStage.tsx'
import { boardsAre, choosesTwo, savedOn, savesAndCloses, savesToTwo } from './severalSaves.journeys.ts'

const meta = preview.meta({
  title: 'Saving/Several boards',
  component: SaveToBoardModal,
  ...lakeStage,
})

const bothSaved = boardsAre('Garden roomsSaved', 'Blue sofaSaved')

export const Choosing = meta.story({
  name: 'Choosing several boards',
  ...driven(
    { session: wren, given: 'save.toSeveral', steps: [...choosesTwo, picturesSettled] },
    { state: 'saveToBoard.choosingBoard' },
  ),
})
export const Chosen = meta.story({ name: 'The boards are chosen', ...reaches('boardPicker.severalChosen') })
export const Saving = meta.story({
  name: 'Saving to one after the other',
  ...reaches('severalSaves.saves.saving'),
})
export const SavingShown = meta.story({
  name: 'Saving, in the modal',
  ...reaches('saveToBoard.savingSeveral.shown'),
})
export const SavingHidden = meta.story({
  name: 'Saving, modal hidden',
  ...reaches('saveToBoard.savingSeveral.hidden'),
})
export const Shown = meta.story({ name: 'Saved to each', ...reaches('severalSaves.dialog.shown') })
export const Left = meta.story({ name: 'Closed while it saves', ...reaches('severalSaves.dialog.left') })
export const Reviewing = meta.story({
  name: 'One board refuses it, and is named',
  ...reaches('severalSaves.saves.reviewing', { calls: ['repin.ok', 'repin.failed'] }),
})
export const Ended = meta.story({ name: 'Done', ...reaches('severalSaves.saves.ended') })

export const TriedAgain = meta.story({
  name: '“Try again” sends only what failed (D1)',
  ...driven(
    {
      session: wren,
      given: 'save.toSeveralOfflineOnce',
      steps: [
        ...savesToTwo,
        boardsAre('Garden roomsYou’re offline. Check your connection and try again.', 'Blue sofaSaved'),
        press('Try again'),
        bothSaved,
        savedOn('202', '201'),
      ],
    },
    { state: 'severalSaves.saves.reviewing', calls: ['repin.failed', 'repin.ok'] },
  ),
})

export const AnotherAsWell = meta.story({
  name: 'To another board as well: those it is on cannot be chosen again',
  ...driven(
    {
      session: wren,
      given: 'save.toSeveral',
      steps: [
        ...savesToTwo,
        bothSaved,
        press('Save to another board as well'),
        choose('Blue sofa Saved'),
        choose('10 minute sketches'),
        press('Save to 1 board'),
        boardsAre('10 minute sketchesSaved'),
        savedOn('201', '202', '205'),
      ],
    },
    { state: 'severalSaves.saves.reviewing' },
  ),
})

export const Summarised = meta.story({
  name: 'Closed while it saves: a toast names the boards',
  ...driven(
    {
      session: wren,
      given: 'save.toSeveral',
      steps: [...choosesTwo, savesAndCloses, dialogIsGone, savedOn('201', '202')],
    },
    { state: 'severalSaves.saves.ended' },
  ),
})

export const ByKeyboard = meta.story({
  name: 'Several boards by keyboard',
  ...driven(
    {
      session: wren,
      given: 'save.toSeveral',
      steps: [
        openSave,
        focusInField('Search boards'),
        [
          'Turn the switch on by Tab and Space, and go back to the search field',
          async ({ page, user }) => {
            const several = await page.findByRole('switch', { name: 'Save to several boards' })
            for (let presses = 0; presses < 20 && document.activeElement !== several; presses++)
              await user.tab()
            await user.keyboard(' ')
            await expect(several).toBeChecked()
            page.getByLabelText('Search boards').focus()
          },
        ],
        [
          'Choose two boards by arrow keys and Enter',
          ({ user }) => user.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}'),
        ],
        [
          'Press "Save to 2 boards" by Tab and Enter',
          async ({ page, user }) => {
            const save = await page.findByRole('button', { name: 'Save to 2 boards' })
            for (let presses = 0; presses < 20 && document.activeElement !== save; presses++) await user.tab()
            await user.keyboard('{Enter}')
          },
        ],
        bothSaved,
        announces('Saved to 2 of 2 boards'),
      ],
    },
    { state: 'severalSaves.saves.reviewing' },
  ),
})

export const OnAPhoneRightToLeft = meta.story({
  name: 'On a phone, right to left, dark (J21)',
  ...inArabic(
    driven(
      {
        session: wren,
        given: 'save.toSeveral',
        steps: [
          openSave,
          [
            'Turn the switch on',
            async ({ page, user }) =>
              user.click(await page.findByRole('switch', { name: 'الحفظ في عدة لوحات' })),
          ],
          choose('أريكة زرقاء'),
          picturesSettled,
        ],
      },
      { state: 'saveToBoard.choosingBoard' },
    ),
  ),
  globals: { locale: 'ar', theme: 'dark', viewport: { value: 'phone' } },
})
