import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import { db } from '../../../mocks/index.ts'
// The flow loads these lazily; loaded up front here, so that no story waits for the development server.
import '../../../src/flows/saving/duplicates/Duplicates.tsx'
import '../../../src/flows/saving/saveToBoard/DescriptionScreen.tsx'
import { SaveToBoardModal } from '../../../src/flows/saving/saveToBoard/SaveToBoardModal.tsx'
import { see, until, wait, type Step } from '../../../testing/steps/steps.ts'
import { failing } from '../../journeys/failing.ts'
import { inArabic } from '../../journeys/inArabic.ts'
import { driven, reaches } from '../../journeys/reaches.ts'
import { picturesSettled } from '../boardPicker/boardPicker.journeys.ts'
import { SaveStage } from '../saveToBoard/SaveStage.tsx'
import { choose, describedAs, openSave, toast, toSections } from '../saveToBoard/saveToBoard.journeys.ts'
import { asksForDuplicates, noticeSays, opensAndAsks } from './duplicates.journeys.ts'

const meta = preview.meta({
  title: 'Saving/On boards already',
  component: SaveToBoardModal,
  args: {
    pin: {
      id: '1',
      title: 'Lake at dawn',
      imageUrl: '/pins/lake.svg',
      color: '#4f7f8c',
      link: 'https://acme.example/lakes',
    },
  },
  render: (args) => <SaveStage {...args} />,
})

const phone = { viewport: { value: 'phone' } } as const
const onTwo = noticeSays('You have this picture on 2 boards', 'Garden rooms and Blue sofa')
const found = { state: 'duplicates.found', calls: ['findDuplicates.ok'] } as const
const longNames = noticeSays(
  'You have this picture on 3 boards',
  'Everything we could plant along the north wall of…, Donaudampfschifffahrtsgesellschaftskapitänskajüte…, and 1 more',
)
/** The boards are where they would be without the notice, which is in sight. */
const isInSight: Step = [
  'The notice is in sight',
  () =>
    waitFor(() => {
      const box = document.querySelector('[data-ui="duplicates"]')?.getBoundingClientRect()
      expect(box?.height).toBeGreaterThan(20)
      expect(box?.bottom).toBeLessThanOrEqual(innerHeight)
    }),
]

export const None = meta.story({
  name: 'On no board',
  ...reaches('duplicates.none', { calls: ['findDuplicates.ok'] }),
})
export const Pausing = meta.story({ name: 'Not asked for yet', ...reaches('duplicates.looking.pausing') })
export const Asking = meta.story({ name: 'No answer yet', ...reaches('duplicates.looking.asking') })
export const Found = meta.story({
  name: 'On two boards',
  ...reaches('duplicates.found', { calls: ['findDuplicates.ok'] }),
})
export const Unknown = meta.story({ name: 'Not known', ...reaches('duplicates.unknown') })
export const Failed = meta.story({
  name: 'A failure is logged, and nothing is said (D8)',
  ...failing('duplicates.failed', { calls: ['findDuplicates.failed'] }),
})

export const OnOne = meta.story({
  name: 'On one board',
  ...driven(
    {
      session: wren,
      given: 'duplicates.onOne',
      steps: [
        ...opensAndAsks,
        noticeSays('You have this picture on 1 board', 'Garden rooms'),
        picturesSettled,
      ],
    },
    found,
  ),
})

export const OnMany = meta.story({
  name: 'On five boards: two are named',
  ...driven(
    {
      session: wren,
      given: 'duplicates.onMany',
      steps: [
        ...opensAndAsks,
        noticeSays('You have this picture on 5 boards', 'Garden rooms, Blue sofa, and 3 more'),
        picturesSettled,
      ],
    },
    found,
  ),
})

export const SavedAgain = meta.story({
  name: 'Saved again: found on the board that it was saved to',
  ...driven(
    {
      session: wren,
      given: 'duplicates.none',
      steps: [
        openSave,
        choose('Blue sofa'),
        toast('Saved to Blue sofa'),
        ...opensAndAsks,
        noticeSays('You have this picture on 1 board', 'Blue sofa'),
        choose('10 minute sketches'),
        [
          'The server has the Pin on both boards',
          () => waitFor(() => expect(db.saves.map(({ boardId }) => boardId)).toEqual(['202', '205'])),
        ],
      ],
    },
    { ...found, calls: ['findDuplicates.ok', 'repin.ok'] },
  ),
})

export const SavedMeanwhile = meta.story({
  name: 'The save does not wait for the answer',
  ...driven(
    {
      session: wren,
      given: 'duplicates.neverAnswers',
      steps: [
        ...opensAndAsks,
        until('duplicates.looking.asking'),
        choose('Blue sofa'),
        toast('Saved to Blue sofa'),
      ],
    },
    { state: 'saveToBoard.saved', calls: ['repin.ok'] },
  ),
})

export const SignedOut = meta.story({
  name: 'The session has ended: no log-in opens for it',
  ...driven(
    {
      session: wren,
      given: 'duplicates.signedOut',
      steps: [
        ...opensAndAsks,
        until('duplicates.unknown'),
        noticeSays(),
        [
          'The modal is the only dialog',
          async ({ page }) => expect(page.getAllByRole('dialog')).toHaveLength(1),
        ],
        picturesSettled,
      ],
    },
    { state: 'duplicates.unknown', calls: ['findDuplicates.failed'] },
  ),
})

export const Lies = meta.story({
  name: 'Malformed entries, another picture, and a board twice: one board is left',
  ...driven(
    {
      session: wren,
      given: 'duplicates.lies',
      steps: [
        ...opensAndAsks,
        noticeSays('You have this picture on 1 board', 'Garden rooms'),
        picturesSettled,
      ],
    },
    found,
  ),
})

export const Hostile = meta.story({
  name: 'Names that are markup, turn around or never end (K1)',
  ...driven(
    {
      session: wren,
      given: 'duplicates.hostile',
      steps: [
        ...opensAndAsks,
        see('You have this picture on 3 boards'),
        ['Nothing of it runs', () => expect(globalThis).not.toHaveProperty('wasRun')],
        picturesSettled,
      ],
    },
    found,
  ),
})

export const LongNames = meta.story({
  name: 'Long names',
  ...driven(
    {
      session: wren,
      given: 'duplicates.longNames',
      steps: [...opensAndAsks, longNames, isInSight, picturesSettled],
    },
    found,
  ),
})

export const OnPhone = meta.story({
  name: 'On a phone: below the boards, which stay where they are',
  ...driven(
    { session: wren, given: 'duplicates.onMany', steps: [...opensAndAsks, isInSight, picturesSettled] },
    found,
  ),
  globals: phone,
})

export const LongNamesOnPhone = meta.story({
  name: 'Long names on a phone',
  ...driven(
    {
      session: wren,
      given: 'duplicates.longNames',
      steps: [...opensAndAsks, longNames, isInSight, picturesSettled],
    },
    found,
  ),
  globals: phone,
})

export const DescribedOnPhone = meta.story({
  name: 'Above the description on a phone',
  args: { editsDescription: true },
  ...driven(
    {
      session: wren,
      given: 'duplicates.onTwo',
      steps: [openSave, describedAs(''), ...asksForDuplicates, onTwo, isInSight, picturesSettled],
    },
    found,
  ),
  globals: phone,
})

export const Described = meta.story({
  name: 'Between the picture and its description',
  args: { editsDescription: true },
  ...driven(
    {
      session: wren,
      given: 'duplicates.onTwo',
      steps: [openSave, describedAs(''), ...asksForDuplicates, onTwo, isInSight, picturesSettled],
    },
    found,
  ),
})

export const SectionsOnPhone = meta.story({
  name: 'Not beside the sections on a phone',
  ...driven(
    { session: wren, given: 'duplicates.onTwo', steps: [...toSections, see('Small ponds'), wait(300)] },
    { state: 'sectionPicker.choosing' },
  ),
  globals: phone,
})

export const RightToLeft = meta.story({
  name: 'Right to left, dark, on a phone (J21)',
  ...inArabic(
    driven(
      {
        session: wren,
        given: 'duplicates.onMany',
        steps: [...opensAndAsks, see('هذه الصورة لديك في 5 لوحات'), isInSight, picturesSettled],
      },
      found,
    ),
  ),
  globals: { ...phone, locale: 'ar', theme: 'dark' },
})
