import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { db } from '../../../mocks/index.ts'
// The flow loads it lazily; loaded up front here, so that no story waits for the development server.
import '../../../src/flows/createPin/severalPins/severalPinsBundle.ts'
import { CreatePin } from '../../../src/flows/createPin/createPin/CreatePin.tsx'
import { focusOnTitle, reads } from '../../../testing/journeys/page.steps.ts'
import { press, see, type, type Step } from '../../../testing/steps/steps.ts'
import { driven } from '../../journeys/reaches.ts'
import { fromPage, fromPicture } from '../createPin/createPin.steps.ts'
import { popupStage } from '../createPin/popupStage.tsx'
import {
  offers,
  oneUnanswered,
  picturesAre,
  refusal,
  savesThree,
  severalPinsJourneys,
  ticksThree,
} from './severalPins.journeys.ts'

const meta = preview.meta({
  title: 'Create Pin/Several pictures, step by step',
  component: CreatePin,
  ...popupStage,
})

/** The pictures that the server has made pins of, in order. */
const savedAre = (...names: readonly string[]): Step => [
  `The server has pins of ${names.join(', ')}`,
  () =>
    waitFor(() =>
      expect(db.saves.map(({ created }) => /(\w+)\.jpg$/.exec(created?.imageUrl ?? '')?.[1])).toEqual(names),
    ),
]
const allSaved = focusOnTitle('Saved 3 Pins to Blue sofa')

export const Named = meta.story({
  name: 'The picture that the page named is ticked, and the others can be',
  ...driven(
    {
      ...fromPicture,
      given: 'severalPins.allowed',
      steps: [offers(5), reads('1 picture chosen'), see('Top choices')],
    },
    { state: 'createPin.images.choosing' },
  ),
})

export const TriedAgain = meta.story({
  name: '“Try again” sends only what failed (D1)',
  ...driven(
    {
      ...fromPage,
      given: 'severalPins.refusedOnce',
      steps: [
        ...savesThree,
        picturesAre('ridgeSaved', `lake${refusal}`, 'nightSaved'),
        press('Try again'),
        allSaved,
        savedAre('ridge', 'night', 'lake'),
      ],
    },
    { state: 'createPin.pin.saved.countdown.counting', calls: ['createPin.failed', 'createPin.ok'] },
  ),
})

export const Unknown = meta.story({
  name: 'No answer: it may have been saved (D13)',
  ...driven(oneUnanswered, { state: 'severalPins.reviewing' }),
})

export const Resumed = meta.story({
  name: '“Continue” sends what is left, and nothing that may have been saved',
  ...driven(
    {
      ...severalPinsJourneys['severalPins.offline'],
      steps: [
        ...severalPinsJourneys['severalPins.offline'].steps,
        press('Continue'),
        reads('2 of 3 saved'),
        savedAre('ridge', 'night'),
      ],
    },
    { state: 'severalPins.reviewing' },
  ),
})

export const Repeated = meta.story({
  name: '“Save again” sends one that may have been saved',
  ...driven(
    {
      ...severalPinsJourneys['severalPins.offline'],
      steps: [
        ...severalPinsJourneys['severalPins.offline'].steps,
        press('Save again: lake'),
        allSaved,
        savedAre('ridge', 'lake', 'night'),
      ],
    },
    { state: 'createPin.pin.saved.countdown.counting' },
  ),
})

export const LoggedInAgain = meta.story({
  name: '“Log in and continue” saves what is left',
  ...driven(
    {
      ...severalPinsJourneys['severalPins.loggedOut'],
      steps: [
        ...severalPinsJourneys['severalPins.loggedOut'].steps,
        press('Log in and continue'),
        allSaved,
        savedAre('ridge', 'lake', 'night'),
      ],
    },
    { state: 'createPin.pin.saved.countdown.counting' },
  ),
})

export const Described = meta.story({
  name: 'Each picture has an alternative text of its own',
  ...driven(
    {
      ...fromPage,
      given: 'severalPins.allowed',
      steps: [
        ...ticksThree,
        type('Alternative text: ridge', 'A ridge above the trees'),
        type('Alternative text: night', 'Stars'),
        see('Top choices'),
      ],
    },
    { state: 'createPin.images.choosing' },
  ),
})

export const NoneTicked = meta.story({
  name: '“Choose all” and “Choose none”',
  ...driven(
    {
      ...fromPage,
      given: 'severalPins.allowed',
      steps: [
        offers(5),
        press('Choose all'),
        reads('5 pictures chosen'),
        press('Choose none'),
        reads('No picture: your Pin will be a link'),
        see('Top choices'),
      ],
    },
    { state: 'createPin.images.choosing' },
  ),
})

export const ByKeyboard = meta.story({
  name: 'Several pictures by keyboard',
  ...driven(
    {
      ...fromPage,
      given: 'severalPins.allowed',
      steps: [
        offers(5),
        [
          'Tick the second picture by Tab and Space',
          async ({ page, user }) => {
            page.getAllByRole('checkbox')[0]?.focus()
            await user.tab()
            await user.keyboard(' ')
          },
        ],
        reads('2 pictures chosen'),
        [
          'Choose the first board by arrow keys and Enter',
          async ({ page, user }) => {
            page.getByLabelText('Search boards').focus()
            await user.keyboard('{ArrowDown}{Enter}')
          },
        ],
        savedAre('ridge', 'lake'),
        see('See your board'),
      ],
    },
    { state: 'createPin.pin.saved.countdown.counting' },
  ),
})
