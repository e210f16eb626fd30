import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { wren } from '../../../mocks/fixtures/sessions.ts'
// The flow loads it lazily; loaded up front here, so that no story waits for the development server.
import '../../../src/flows/saving/boardFaces/facesOf.tsx'
import { BoardPicker } from '../../../src/flows/saving/boardPicker/BoardPicker.tsx'
import { until, type Step } from '../../../testing/steps/steps.ts'
import { inArabic } from '../../journeys/inArabic.ts'
import { driven } from '../../journeys/reaches.ts'
import { highlights, keys } from '../boardPicker/boardPicker.journeys.ts'
import { PickerStage } from '../boardPicker/PickerStage.tsx'
import { facesSettled, isNotShared, isShared } from './boardFaces.journeys.ts'

const onChoose = fn()
const meta = preview.meta({
  title: 'Saving/Shared boards',
  component: BoardPicker,
  args: { pin: { id: '1', imageUrl: '/pins/lake.svg', color: '#4f7f8c' }, onChoose, onCreate: fn() },
  render: (args) => (
    <PickerStage>
      <BoardPicker {...args} />
    </PickerStage>
  ),
})

const resting = until('boardPicker.choosing.resting')
const inList = { state: 'boardPicker.choosing.resting', calls: ['readBoards.ok'] } as const

export const Faces = meta.story({
  name: 'The faces of those who share a board',
  ...driven(
    {
      session: wren,
      given: 'boards.shared',
      steps: [
        resting,
        isShared('Weeknight suppers', 'Shared with Sage Dogwood', 1),
        isShared('Garden rooms', 'Shared with Finch Elm and Plover Maple', 2),
        isShared('Allotment', 'Shared with Sage Dogwood, Finch Elm, Dove Gum, and 2 others', 3),
        isShared('Studio', 'Shared with Dove Gum', 1),
        isShared('The long way', 'Shared with Heron Iris, Sage Dogwood, Dove Gum, and 1,231 others', 3),
        isNotShared('Blue sofa'),
        facesSettled,
      ],
    },
    inList,
  ),
})

export const OwnSecret = meta.story({
  name: 'No face on a secret board of one’s own, or one shared with oneself',
  ...driven(
    {
      session: wren,
      given: 'boards.shared',
      steps: [
        resting,
        isShared('Studio', 'Shared with Dove Gum', 1),
        isNotShared('Gifts'),
        isNotShared('Team kitchen'),
        facesSettled,
      ],
    },
    inList,
  ),
})

export const Malformed = meta.story({
  name: 'Whatever the server sends in their place, the boards are there (A3)',
  ...driven(
    {
      session: wren,
      given: 'boards.sharedMalformed',
      steps: [
        resting,
        isShared('Studio', 'Shared with <img src=x onerror="globalThis.wasRun=true">', 2),
        isNotShared('Allotment'),
        isNotShared('Garden rooms'),
        facesSettled,
        ['Nothing was run', () => expect(globalThis).not.toHaveProperty('wasRun')],
      ],
    },
    inList,
  ),
})

const chooses: Step = [
  'Press Enter: the board is chosen',
  async ({ user }) => {
    await user.keyboard('{Enter}')
    await waitFor(() =>
      expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ name: 'Garden rooms' })),
    )
  },
]
export const ByKeyboard = meta.story({
  name: 'A shared board, chosen by keyboard',
  ...driven(
    {
      session: wren,
      given: 'boards.shared',
      steps: [
        resting,
        keys('garden{ArrowDown}'),
        isShared('Garden rooms', 'Shared with Finch Elm and Plover Maple', 2),
        highlights('Garden rooms'),
        chooses,
        facesSettled,
      ],
    },
    { calls: ['readBoards.ok'] },
  ),
})

export const OnAPhoneRightToLeft = meta.story({
  name: 'On a phone, right to left, dark (J21)',
  ...inArabic(driven({ session: wren, given: 'boards.shared', steps: [resting, facesSettled] }, inList)),
  globals: { locale: 'ar', theme: 'dark', viewport: { value: 'phone' } },
})
