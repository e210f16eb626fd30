import { press, see, type, wait, type Step } from '../../../testing/steps/steps.ts'
import type { Journeys } from '../../../testing/journeys/journey.ts'
import { focusOnTitle, reads, titled } from '../../../testing/journeys/page.steps.ts'
import { chooseBoard, fromPicture, windowClosed } from '../createPin/createPin.steps.ts'

const toSections = [chooseBoard('Garden rooms'), focusOnTitle('Choose section')] as const
const withGuest: readonly Step[] = [
  press('Create board'),
  type('Name', 'Ponds'),
  type('Collaborators', 'guest@mail.example'),
  ['Invite the address', ({ user }) => user.keyboard('{Enter}')],
  press('Create'),
]

/** Every leaf state of choosing a board. saving.txt §2, §4. */
export const destinationJourneys = {
  'destination.choosingBoard': { ...fromPicture, steps: [titled('Choose board'), see('All boards')] },
  'destination.creatingBoard': {
    ...fromPicture,
    steps: [press('Create board'), focusOnTitle('Create board'), reads('Keep this board secret')],
  },
  'destination.inviting': {
    ...fromPicture,
    given: 'save.inviteNeverAnswers',
    steps: [...withGuest, focusOnTitle('Board created')],
  },
  'destination.choosingSection': { ...fromPicture, steps: [...toSections, see('Small ponds')] },
  'destination.creatingSection': {
    ...fromPicture,
    steps: [...toSections, press('Add section'), titled('Add section'), see('Add')],
  },
  'destination.cancelled': {
    ...fromPicture,
    steps: [press('Close window'), focusOnTitle('Closing'), wait(1), windowClosed],
  },
  'destination.chosen': {
    ...fromPicture,
    given: 'createPin.neverAnswers',
    steps: [...toSections, chooseBoard('Lighting'), focusOnTitle('Saving')],
  },
} as const satisfies Journeys
