import { wren } from '../../../mocks/fixtures/sessions.ts'
import preview from '../../../.storybook/preview.tsx'
// The flow loads them lazily; loaded up front here, so that no story waits for the development server.
import '../../../src/flows/saving/severalSaves/severalBundle.ts'
import '../../../src/flows/saving/saveChange/SaveChanging.tsx'
import { SaveToBoardModal } from '../../../src/flows/saving/saveToBoard/SaveToBoardModal.tsx'
import { see } from '../../../testing/steps/steps.ts'
import { driven } from '../../journeys/reaches.ts'
import { dialogIsGone, pressAction, toastOffers } from '../saveChange/saveChange.journeys.ts'
import { lakeStage } from '../saveToBoard/lakeStage.tsx'
import { choosesTwo, savedOn, savesAndCloses } from './severalSaves.journeys.ts'

const meta = preview.meta({
  title: 'Saving/Several boards undone',
  component: SaveToBoardModal,
  ...lakeStage,
})

const undoesBoth = [
  ...choosesTwo,
  savesAndCloses,
  dialogIsGone,
  savedOn('201', '202'),
  toastOffers('Saved to Garden rooms and Blue sofa', 'Undo'),
  pressAction('Undo'),
]

export const Undone = meta.story({
  name: 'Closed while it saves, then undone: each is removed once',
  ...driven(
    {
      session: wren,
      given: 'save.toSeveralUndone',
      steps: [...undoesBoth, toastOffers('Removed from Garden roomsRemoved from Blue sofa'), savedOn()],
    },
    { calls: ['removePin.ok'] },
  ),
})

export const UndoneInPart = meta.story({
  name: 'Undone, but one board keeps it: why is said',
  ...driven(
    {
      session: wren,
      given: 'save.toSeveralUndoneInPart',
      steps: [...undoesBoth, see(/paused until noon/), toastOffers('Removed from Blue sofa'), savedOn('201')],
    },
    { calls: ['removePin.failed', 'removePin.ok'] },
  ),
})
