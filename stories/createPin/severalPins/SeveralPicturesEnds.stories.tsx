import preview from '../../../.storybook/preview.tsx'
// The flow loads it lazily; loaded up front here, so that no story waits for the development server.
import '../../../src/flows/createPin/severalPins/severalPinsBundle.ts'
import { CreatePin } from '../../../src/flows/createPin/createPin/CreatePin.tsx'
import { focusOnTitle, reads } from '../../../testing/journeys/page.steps.ts'
import { press, see, wait, type Step } from '../../../testing/steps/steps.ts'
import { driven } from '../../journeys/reaches.ts'
import { chooseBoard, fromPage } from '../createPin/createPin.steps.ts'
import { popupStage } from '../createPin/popupStage.tsx'
import { oneUnanswered, picturesAre, refusal, savesThree, ticksThree } from './severalPins.journeys.ts'

const meta = preview.meta({
  title: 'Create Pin/Several pictures, step by step',
  component: CreatePin,
  ...popupStage,
})

/** The browser does not let the page close its window. */
const staysOpen: Step = [
  'The browser refuses to close the window',
  ({ stage }) => void (stage.platform.window.closing = 'refuses'),
]

export const NoneSaved = meta.story({
  name: 'None of them is saved',
  ...driven(
    {
      ...fromPage,
      given: 'severalPins.allRefused',
      steps: [
        ...savesThree,
        focusOnTitle('Your Pins aren’t saved yet'),
        picturesAre(`ridge${refusal}`, `lake${refusal}`, `night${refusal}`),
        see('Choose another board'),
      ],
    },
    { state: 'severalPins.reviewing', calls: ['createPin.failed'] },
  ),
})

export const SavedToSection = meta.story({
  name: 'Saved to a section',
  ...driven(
    {
      ...fromPage,
      given: 'severalPins.allowed',
      steps: [
        ...ticksThree,
        chooseBoard('Garden rooms'),
        focusOnTitle('Choose section'),
        chooseBoard('Lighting'),
        focusOnTitle('Saved 3 Pins to Lighting in Garden rooms'),
        see('See your board'),
      ],
    },
    { state: 'createPin.pin.saved.countdown.counting', calls: ['createPin.ok'] },
  ),
})

export const LeftUnknown = meta.story({
  name: 'The window stays open, and one may have been saved (D13)',
  ...driven(
    {
      ...oneUnanswered,
      steps: [
        staysOpen,
        ...oneUnanswered.steps,
        press('Close window'),
        focusOnTitle('Closing'),
        wait(1),
        focusOnTitle('You can close this window'),
        reads('1 Pin may have been saved. Check your board.'),
        see('See your board'),
      ],
    },
    { state: 'createPin.pin.closed' },
  ),
})
