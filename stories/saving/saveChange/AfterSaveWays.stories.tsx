import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { db } from '../../../mocks/index.ts'
// The flow loads it lazily; loaded up front here, so that no story waits for the development server.
import '../../../src/flows/saving/saveChange/SaveChanging.tsx'
import { SaveToBoardModal } from '../../../src/flows/saving/saveToBoard/SaveToBoardModal.tsx'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import { inArabic } from '../../journeys/inArabic.ts'
import { driven } from '../../journeys/reaches.ts'
import { see, type Step } from '../../../testing/steps/steps.ts'
import { picturesSettled } from '../boardPicker/boardPicker.journeys.ts'
import { choose, openSave } from '../saveToBoard/saveToBoard.journeys.ts'
import { lakeStage } from '../saveToBoard/lakeStage.tsx'
import { changes, dialogIsGone, pressAction, saves, toastOffers, undoes } from './saveChange.journeys.ts'

const meta = preview.meta({
  title: 'Saving/After a save',
  component: SaveToBoardModal,
  ...lakeStage,
})

const savedOn = (...boards: readonly string[]): Step => [
  `The server has the Pin on ${boards.join(', ') || 'no board'}`,
  () => waitFor(() => expect(db.saves.map(({ boardId }) => boardId)).toEqual(boards)),
]

export const Undone = meta.story({
  name: 'Undone',
  ...driven(
    {
      session: wren,
      given: 'saveChange.offered',
      steps: [...undoes, toastOffers('Removed from Blue sofa'), savedOn()],
    },
    { state: 'saveChange.changed', calls: ['removePin.ok'] },
  ),
})

export const UndonePressedTwice = meta.story({
  name: 'Undo pressed twice removes once (D1)',
  ...driven(
    {
      session: wren,
      given: 'saveChange.offered',
      steps: [
        ...saves,
        [
          'Press "Undo" twice',
          async ({ page, user }) => user.dblClick(page.getByRole('button', { name: 'Undo' })),
        ],
        toastOffers('Removed from Blue sofa'),
        savedOn(),
      ],
    },
    { state: 'saveChange.changed', calls: ['removePin.ok'] },
  ),
})

export const SamePlace = meta.story({
  name: 'Changed to where it is: nothing is sent',
  ...driven(
    {
      session: wren,
      given: 'saveChange.offered',
      steps: [...changes, choose('Blue sofa'), dialogIsGone, savedOn('202')],
    },
    { state: 'saveChange.kept' },
  ),
})

export const UndoneByKeyboard = meta.story({
  name: 'Undone by keyboard',
  ...driven(
    {
      session: wren,
      given: 'saveChange.offered',
      steps: [
        ...saves,
        [
          'Press Tab until "Undo" has focus, and Enter',
          async ({ page, user }) => {
            const undo = page.getByRole('button', { name: 'Undo' })
            for (let presses = 0; presses < 30 && document.activeElement !== undo; presses++) await user.tab()
            await expect(undo).toHaveFocus()
            await user.keyboard('{Enter}')
          },
        ],
        toastOffers('Removed from Blue sofa'),
        savedOn(),
      ],
    },
    { state: 'saveChange.changed' },
  ),
})

export const UndoneAgain = meta.story({
  name: 'Not undone, then tried again from the toast (D8)',
  ...driven(
    {
      session: wren,
      given: 'saveChange.offlineOnce',
      steps: [
        ...undoes,
        toastOffers('You’re offline. Your Pin is still on Blue sofa.', 'Try again'),
        pressAction('Try again'),
        toastOffers('Removed from Blue sofa'),
        savedOn(),
      ],
    },
    { state: 'saveChange.changed', calls: ['removePin.failed', 'removePin.ok'] },
  ),
})

export const OnAPhoneRightToLeft = meta.story({
  name: 'The toast on a phone, right to left, dark (J21)',
  ...inArabic(
    driven(
      {
        session: wren,
        given: 'saveChange.offered',
        steps: [openSave, choose('أريكة زرقاء'), see('تراجع'), dialogIsGone, picturesSettled],
      },
      { state: 'saveToBoard.saved' },
    ),
  ),
  globals: { locale: 'ar', theme: 'dark', viewport: { value: 'phone' } },
})

export const MoveFailed = meta.story({
  name: 'Error: the server refuses to move it',
  ...driven(
    {
      session: wren,
      given: 'saveChange.refused',
      steps: [
        ...changes,
        choose('10 minute sketches'),
        dialogIsGone,
        see('Moving Pins is paused until noon.'),
        savedOn('202'),
      ],
    },
    { state: 'saveChange.failed', calls: ['movePins.failed'] },
  ),
})

export const UndoneElsewhere = meta.story({
  name: 'Undone where the Pin is gone already',
  ...driven(
    { session: wren, given: 'saveChange.gone', steps: [...undoes, toastOffers('Removed from Blue sofa')] },
    { state: 'saveChange.changed', calls: ['removePin.failed'] },
  ),
})
