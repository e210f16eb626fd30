import { press, see, type, wait, type Step } from '../../../testing/steps/steps.ts'
import { from, type Journeys } from '../../../testing/journeys/journey.ts'
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

const withPicture = from(fromPicture)

/** Every leaf state of choosing a board. saving.txt §2, §4. */
export const destinationJourneys = {
  'destination.choosingBoard': withPicture(titled('Choose board'), see('All boards')),
  'destination.creatingBoard': withPicture(
    press('Create board'),
    focusOnTitle('Create board'),
    reads('Keep this board secret'),
  ),
  'destination.inviting': withPicture.given(
    'save.inviteNeverAnswers',
    ...withGuest,
    focusOnTitle('Create board'),
    reads('Saving to Ponds'),
  ),
  'destination.choosingSection': withPicture(...toSections, see('Small ponds')),
  'destination.creatingSection': withPicture(
    ...toSections,
    press('Add section'),
    titled('Add section'),
    see('Add'),
  ),
  'destination.cancelled': withPicture(press('Close window'), focusOnTitle('Closing'), wait(1), windowClosed),
  'destination.chosen': withPicture.given(
    'createPin.neverAnswers',
    ...toSections,
    chooseBoard('Lighting'),
    focusOnTitle('Choose section'),
  ),
} as const satisfies Journeys
