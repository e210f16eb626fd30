import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { wren } from '../../../mocks/fixtures/sessions.ts'
// The flow loads these lazily; loaded up front here, so that no story waits for the development server.
import '../../../src/flows/auth/shell/AuthModal.tsx'
import '../../../src/flows/saving/saveToBoard/DescriptionScreen.tsx'
import { SaveToBoardModal } from '../../../src/flows/saving/saveToBoard/SaveToBoardModal.tsx'
import { actingForOther } from '../boardForm/boardForm.journeys.ts'
import { picturesSettled, showsBoards } from '../boardPicker/boardPicker.journeys.ts'
import { focusInField, overPageIsGone, titled } from '../../../testing/journeys/page.steps.ts'
import { choose, describedAs, openSave, pressInToast, toast, toSections } from './saveToBoard.journeys.ts'
import { inArabic } from '../../journeys/inArabic.ts'
import { driven } from '../../journeys/reaches.ts'
import { press, see, type, wait, type Step } from '../../../testing/steps/steps.ts'
import { lakeStage } from './lakeStage.tsx'
import { withRoom } from '../../../testing/proof/withRoom.ts'

const meta = preview.meta({
  title: 'Saving/Save to board',
  component: SaveToBoardModal,
  ...lakeStage,
})

/** The part that shows it, and then the picture itself, are loaded late. */
const thumbnail: Step = [
  'See the thumbnail of the pin',
  () => waitFor(() => expect(document.querySelector('[data-ui="thumbnail"] img')).toBeVisible()),
]

export const FirstSection = meta.story({
  name: 'The first section of a board is created, not added',
  ...driven(
    {
      session: wren,
      given: 'sections.none',
      steps: [
        ...toSections,
        see('This board has no sections yet.'),
        press('Add section'),
        focusInField('Name'),
        titled('Create section'),
      ],
    },
    { state: 'sectionForm.editing.empty' },
  ),
})

export const SavedAgain = meta.story({
  name: 'Not saved, then tried again from the toast (D8)',
  ...driven(
    {
      session: wren,
      given: 'save.offlineOnce',
      steps: [
        openSave,
        choose('Blue sofa'),
        see('You’re offline. Check your connection and try again.'),
        overPageIsGone,
        pressInToast('Try again', 'You’re offline. Check your connection and try again.'),
        toast('Saved to Blue sofa'),
      ],
    },
    { state: 'saveToBoard.saved', calls: ['repin.failed', 'repin.ok'] },
  ),
})

export const Playable = meta.story({
  name: 'A pin that can be played is marked (§3)',
  args: {
    pin: {
      id: '2',
      title: 'Dunes, from a kite',
      imageUrl: '/pins/dunes.svg',
      color: '#d9925b',
      isPlayable: true,
    },
  },
  ...driven({ session: wren, steps: [openSave, picturesSettled] }, { state: 'saveToBoard.choosingBoard' }),
})

export const ForAnotherAdAccount = meta.story({
  name: 'Acting for another’s ad account: the owner’s protected boards (§6)',
  ...driven(
    {
      session: actingForOther,
      steps: [openSave, showsBoards('Client moods', 'Spring campaign'), picturesSettled],
    },
    { state: 'saveToBoard.choosingBoard', calls: ['readBoards.ok'] },
  ),
})

const suggestsPath: Step = [
  'The hashtag #gardenpath is suggested, beside the boards',
  () =>
    waitFor(() =>
      expect(
        [...document.querySelectorAll('[role="option"] > bdi')].map(({ textContent }) => textContent),
      ).toContain('#gardenpath'),
    ),
]
export const Describing = meta.story({
  name: 'The description can be changed (§2)',
  args: { editsDescription: true },
  ...driven(
    {
      session: wren,
      steps: [
        openSave,
        describedAs(''),
        type('Description', 'Mist over the lake #gardenpa'),
        wait(1_000),
        suggestsPath,
        picturesSettled,
      ],
    },
    { state: 'saveToBoard.choosingBoard', calls: ['autocomplete.ok'] },
  ),
})

export const DescribingRightToLeft = meta.story({
  name: 'The description on a phone, right to left, dark (J21)',
  args: { editsDescription: true },
  ...inArabic(
    driven(
      {
        session: wren,
        steps: [
          openSave,
          see('الوصف'),
          type('الوصف', 'ضباب فوق البحيرة #gardenpa'),
          wait(1_000),
          suggestsPath,
          picturesSettled,
        ],
      },
      { state: 'saveToBoard.choosingBoard', calls: ['autocomplete.ok'] },
    ),
  ),
  globals: { locale: 'ar', theme: 'dark', viewport: { value: 'phone' } },
})

export const DescriptionKept = meta.story({
  name: 'What was typed is kept when the save fails (§2)',
  args: { editsDescription: true },
  ...driven(
    {
      session: wren,
      given: 'save.refusedInDetail',
      steps: [
        openSave,
        describedAs(''),
        type('Description', 'Mist over the lake'),
        choose('Blue sofa'),
        see('This board is full. Choose another one.'),
        overPageIsGone,
        openSave,
        describedAs('Mist over the lake'),
        picturesSettled,
      ],
    },
    {},
  ),
})

export const ForABusiness = meta.story({
  name: 'Acting for a business: its boards (§7)',
  ...driven(
    {
      session: wren,
      actingFor: '701',
      steps: [openSave, showsBoards('Rye and oats', 'Window displays'), picturesSettled],
    },
    { state: 'saveToBoard.choosingBoard', calls: ['readBoards.ok'] },
  ),
})

export const AskedToLogIn = meta.story({
  name: 'Logged out, in an app that does not ask (§6)',
  ...withRoom(
    { height: 760 },
    driven({ session: null, steps: [openSave, focusInField('Email'), titled('Log in'), thumbnail] }, {}),
  ),
})
