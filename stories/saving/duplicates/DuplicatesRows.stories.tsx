import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { wren } from '../../../mocks/fixtures/sessions.ts'
// The flow loads it lazily; loaded up front here, so that no story waits for the development server.
import '../../../src/flows/saving/duplicates/Duplicates.tsx'
import { SaveToBoardModal } from '../../../src/flows/saving/saveToBoard/SaveToBoardModal.tsx'
import { focusOnTitle } from '../../../testing/journeys/page.steps.ts'
import { see, until, type Step } from '../../../testing/steps/steps.ts'
import { inArabic } from '../../journeys/inArabic.ts'
import { driven } from '../../journeys/reaches.ts'
import { picturesSettled } from '../boardPicker/boardPicker.journeys.ts'
import { lakeStage } from '../saveToBoard/lakeStage.tsx'
import { openSave, toast } from '../saveToBoard/saveToBoard.journeys.ts'
import {
  asksForDuplicates,
  chooseInAnyCase,
  noticeSays,
  opensAndAsks,
  rowSays,
} from './duplicates.journeys.ts'

const meta = preview.meta({
  title: 'Saving/On boards already',
  component: SaveToBoardModal,
  ...lakeStage,
})

const phone = { viewport: { value: 'phone' } } as const
const found = { state: 'duplicates.found', calls: ['findDuplicates.ok'] } as const
const onTwo = noticeSays('You have this picture on 2 boards', 'Garden rooms and Blue sofa')
const onOthers = noticeSays('You also have this picture on 2 other boards', 'Blue sofa and Weeknight suppers')
const saysPsst = see(/Psst! You already saved this Pin to/)

const rows = () => [...document.querySelectorAll('[role="option"]')]
const places = () => rows().map((row) => [row.id, row.getBoundingClientRect().top, row.clientHeight].join())
let before: readonly string[] = []
const notesPlaces: Step = ['Note where the rows are', () => void (before = places())]
const staysInPlace: Step = ['Every row is where it was', () => expect(places()).toEqual(before)]
/** The note is whole, inside its row, and beside the number of Pins. */
const notesFit: Step = [
  'The notes are whole',
  () =>
    waitFor(() => {
      const notes = [...document.querySelectorAll('[role="option"] [data-ui="here"]')]
      expect(notes.length).toBeGreaterThan(0)
      for (const note of notes) {
        const pins = note.previousElementSibling?.getBoundingClientRect()
        const box = note.getBoundingClientRect()
        const row = note.closest('[role="option"]')?.getBoundingClientRect()
        expect(Math.abs((pins?.top ?? 0) - box.top)).toBeLessThan(4)
        expect(box.left).toBeGreaterThanOrEqual(row?.left ?? Infinity)
        expect(box.right).toBeLessThanOrEqual(row?.right ?? 0)
      }
    }),
]

export const RowsSaySo = meta.story({
  name: 'The rows of these boards say so, where they are',
  ...driven(
    {
      session: wren,
      given: 'duplicates.onTwo',
      steps: [
        openSave,
        until('boardPicker.choosing.resting'),
        picturesSettled,
        notesPlaces,
        ...asksForDuplicates,
        onTwo,
        rowSays('Garden rooms'),
        rowSays('Blue sofa'),
        rowSays('Weeknight suppers', false),
        notesFit,
        staysInPlace,
      ],
    },
    found,
  ),
})

export const ChosenAllTheSame = meta.story({
  name: 'A board whose row says so is chosen as any other',
  ...driven(
    {
      session: wren,
      given: 'duplicates.onTwo',
      steps: [
        ...opensAndAsks,
        rowSays('Blue sofa'),
        chooseInAnyCase('Blue sofa'),
        toast('Saved to Blue sofa'),
      ],
    },
    { state: 'saveToBoard.saved', calls: ['repin.ok'] },
  ),
})

export const NamedOnce = meta.story({
  name: 'A board that is named over the boards is not named again',
  ...driven(
    {
      session: wren,
      given: 'duplicates.savedToOne',
      steps: [...opensAndAsks, saysPsst, rowSays('Garden rooms'), noticeSays(), picturesSettled],
    },
    found,
  ),
})

export const OthersNamed = meta.story({
  name: 'One board is named over the boards, and the others below the picture',
  ...driven(
    {
      session: wren,
      given: 'duplicates.savedToOneOfThree',
      steps: [...opensAndAsks, saysPsst, onOthers, rowSays('Garden rooms'), picturesSettled],
    },
    found,
  ),
})

export const OthersNamedInSections = meta.story({
  name: 'In the sections, the others are still the others',
  ...driven(
    {
      session: wren,
      given: 'duplicates.savedToOneOfThree',
      steps: [
        ...opensAndAsks,
        onOthers,
        chooseInAnyCase('Garden rooms'),
        focusOnTitle('Choose section'),
        see('Small ponds'),
        onOthers,
      ],
    },
    { state: 'sectionPicker.choosing', calls: ['findDuplicates.ok'] },
  ),
})

export const RowsOnPhone = meta.story({
  name: 'The rows of these boards on a phone, dark',
  ...driven(
    {
      session: wren,
      given: 'duplicates.savedToOneOfThree',
      steps: [...opensAndAsks, saysPsst, onOthers, rowSays('Garden rooms'), notesFit, picturesSettled],
    },
    found,
  ),
  globals: { ...phone, theme: 'dark' },
})

export const RowsRightToLeft = meta.story({
  name: 'The rows of these boards, right to left (J21)',
  ...inArabic(
    driven(
      {
        session: wren,
        given: 'duplicates.savedToOneOfThree',
        steps: [...opensAndAsks, see('هذه الصورة لديك أيضًا في لوحتين أخريين'), notesFit, picturesSettled],
      },
      found,
    ),
  ),
  globals: { ...phone, locale: 'ar' },
})
