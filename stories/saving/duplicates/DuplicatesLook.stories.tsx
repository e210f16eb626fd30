import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { wren } from '../../../mocks/fixtures/sessions.ts'
// The flow loads these lazily; loaded up front here, so that no story waits for the development server.
import '../../../src/flows/saving/duplicates/Duplicates.tsx'
import '../../../src/flows/saving/saveToBoard/DescriptionScreen.tsx'
import { SaveToBoardModal } from '../../../src/flows/saving/saveToBoard/SaveToBoardModal.tsx'
import { see, wait, type Step } from '../../../testing/steps/steps.ts'
import { inArabic, inDigits } from '../../journeys/inArabic.ts'
import { driven } from '../../journeys/reaches.ts'
import { picturesSettled } from '../boardPicker/boardPicker.journeys.ts'
import { lakeStage } from '../saveToBoard/lakeStage.tsx'
import { describedAs, openSave, toSections } from '../saveToBoard/saveToBoard.journeys.ts'
import { asksForDuplicates, noticeSays, opensAndAsks } from './duplicates.journeys.ts'

const meta = preview.meta({
  title: 'Saving/On boards already',
  component: SaveToBoardModal,
  ...lakeStage,
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
        steps: [...opensAndAsks, see(inDigits('هذه الصورة لديك في 5 لوحات')), isInSight, picturesSettled],
      },
      found,
    ),
  ),
  globals: { ...phone, locale: 'ar', theme: 'dark' },
})
