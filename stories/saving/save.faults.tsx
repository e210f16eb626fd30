import { wren as session } from '../../mocks/fixtures/sessions.ts'
import { CreatePinStage } from '../../testing/stage/CreatePinStage.tsx'
import type { SaveToBoardModalProps } from '../../src/flows/saving/saveToBoard/SaveToBoardModal.tsx'
// The popup loads it lazily; loaded up front here, so that no step waits for the development server.
import '../../src/flows/createPin/severalPins/severalPinsBundle.ts'
import { fromPage } from '../createPin/createPin/createPin.steps.ts'
import {
  mayBeSaved,
  picturesAre,
  refusal,
  savesThree,
} from '../createPin/severalPins/severalPins.journeys.ts'
import { SaveStage } from './saveToBoard/SaveStage.tsx'
import { asksForDuplicates, chooseInAnyCase, noticeSays } from './duplicates/duplicates.journeys.ts'
import { dialogIsGone, pressAction, saves, toastOffers } from './saveChange/saveChange.journeys.ts'
import { choose, describedAs, openSave, toast, toSections } from './saveToBoard/saveToBoard.journeys.ts'
import { toFirstSection } from './sectionsWithinReach/sections.journeys.ts'
import { focusOnTitle, overPageIsGone } from '../../testing/journeys/page.steps.ts'
import { press, see, type, until, wait, type Step } from '../../testing/steps/steps.ts'
import type { FaultRow, FaultRows } from '../../testing/faults/faultRow.ts'
import { GENERIC } from '../../testing/faults/generic.ts'

const image = { imageUrl: '/pins/lake.svg', color: '#4f7f8c' }
const page =
  (props: Partial<SaveToBoardModalProps> = {}) =>
  () => <SaveStage pin={{ id: '1', ...image }} isToastShown {...props} />

const inList = until('boardPicker.choosing.resting')
const NAME = 'Ponds at dusk'
const isSaved: readonly Step[] = [toast('Saved to Blue sofa'), overPageIsGone]

/** The modal has closed, a message gives the reason, and the user opens the modal again. */
const saving: FaultRow = {
  session,
  page: page(),
  before: [openSave, inList],
  sends: [choose('Blue sofa')],
  says: [GENERIC],
  keeps: [overPageIsGone],
  again: [openSave, inList, choose('Blue sofa')],
  canRetryOffline: false,
  done: isSaved,
}

const searched: readonly Step[] = [openSave, inList, type('Search boards', 'li')]

/** One of three pictures is refused, and sent again. What is not answered may have been saved, and only its own button sends it again. */
const savingSeveral: FaultRow = {
  ...fromPage,
  given: 'severalPins.refusedOnce',
  page: () => <CreatePinStage pinId={null} />,
  before: [...savesThree, picturesAre('ridgeSaved', `lake${refusal}`, 'nightSaved')],
  sends: [press('Try again')],
  says: [focusOnTitle('Some Pins aren’t saved yet')],
  keeps: [mayBeSaved('lake')],
  again: [press('Save again: lake')],
  done: [focusOnTitle('Saved 3 Pins to Blue sofa')],
}

const TEXT = 'Mist over the lake'

/** The same with a description, which is kept. */
const savingDescribed: FaultRow = {
  ...saving,
  page: page({ editsDescription: true }),
  before: [openSave, inList, describedAs(''), type('Description', TEXT)],
  again: [openSave, inList, describedAs(TEXT), choose('Blue sofa')],
}

/** A call after the save, which the user did not ask for: the pin is saved in any case. */
const afterwards = (props: Partial<SaveToBoardModalProps>): FaultRow => ({
  session,
  page: page(props),
  before: [...toSections, until('sectionPicker.choosing')],
  sends: [choose('Lighting'), toast('Saved to Lighting in Garden rooms')],
  keeps: [overPageIsGone],
  again: null,
  done: [overPageIsGone],
  without: [openSave, inList],
})

const fillInBoard: readonly Step[] = [openSave, press('Create board'), type('Name', NAME)]
const keepsName: Step = [
  'The name is still there',
  async ({ page: shown }) => {
    const field = await shown.findByLabelText('Name')
    if (!(field instanceof HTMLInputElement) || field.value !== NAME) throw new Error('The name is lost.')
  },
]

/** What was saved is undone or moved, and shows so at once; a fault puts it back. */
const changing = (sends: readonly Step[], done: Step): FaultRow => ({
  session,
  given: 'saveChange.offered',
  page: page(),
  before: saves,
  sends,
  says: [see(/Your Pin is still on|Check/)],
  keeps: [dialogIsGone],
  // The toast with 'Try again' has gone by then.
  again: [...saves, ...sends],
  canRetryOffline: false,
  done: [done],
})

/** The calls of the save modal. */
export const saveFaults = {
  repin: savingDescribed,
  'repin, into a section that the search finds': {
    ...saving,
    given: 'boards.sectionsInSearch',
    before: searched,
    sends: [choose('Lighting')],
    again: [...searched, choose('Lighting')],
    done: [toast('Saved to Lighting in Garden rooms'), overPageIsGone],
  },
  createPin: { ...saving, page: page({ pin: { id: null, ...image } }) },
  'createPin, of several pictures': savingSeveral,
  removePin: changing([pressAction('Undo')], toastOffers('Removed from Blue sofa')),
  'movePins, after a save': changing(
    [pressAction('Change'), choose('10 minute sketches')],
    toastOffers('Moved to 10 minute sketches', 'View'),
  ),
  findDuplicates: {
    session,
    given: 'duplicates.onTwo',
    page: page(),
    before: [openSave, inList],
    sends: asksForDuplicates,
    keeps: [noticeSays()],
    again: null,
    done: [noticeSays('You have this picture on 2 boards', 'Garden rooms and Blue sofa')],
    without: [chooseInAnyCase('Blue sofa'), ...isSaved],
  },
  createBoard: {
    session,
    page: page(),
    before: fillInBoard,
    sends: [press('Create')],
    says: [GENERIC],
    keeps: [keepsName],
    again: [press('Try again')],
    done: [toast(`Saved to ${NAME}`)],
  },
  inviteCollaborators: {
    session,
    page: page(),
    before: [
      ...fillInBoard,
      type('Collaborators', 'guest@mail.example'),
      ['Invite the address', ({ user }) => user.keyboard('{Enter}')],
    ],
    sends: [press('Create'), toast(`Saved to ${NAME}`), focusOnTitle('Board created'), wait(1_500)],
    keeps: [overPageIsGone],
    again: null,
    done: [overPageIsGone],
    without: [openSave, inList],
  },
  readSections: {
    session,
    page: page(),
    before: [openSave, inList],
    sends: [choose('Garden rooms')],
    says: [see('The sections could not be loaded.')],
    keeps: [until('sectionPicker.failed')],
    again: [press('Try again')],
    done: [see('Small ponds')],
  },
  'readSections, after a save': { ...afterwards({}), sends: [choose('Lighting')] },
  readSection: afterwards({}),
  readBoard: afterwards({ sourceBoardId: '204' }),
  createSection: {
    session,
    page: page(),
    before: [...toSections, until('sectionPicker.choosing'), press('Add section'), type('Name', NAME)],
    sends: [press('Add')],
    says: [GENERIC],
    keeps: [keepsName],
    again: [type('Name', 'Ponds'), type('Name', NAME), press('Add')],
    done: [toast(`Saved to ${NAME} in Garden rooms`)],
  },
  'createSection, the first of a board': {
    session,
    given: 'boards.firstSection',
    page: page(),
    before: [...toFirstSection, type('Name', NAME)],
    sends: [press('Add')],
    says: [GENERIC],
    keeps: [keepsName],
    again: [type('Name', 'Ponds'), type('Name', NAME), press('Add')],
    done: [toast(`Saved to ${NAME} in Blue sofa`)],
  },
} satisfies FaultRows
