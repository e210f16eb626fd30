import { fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import { SaveToBoardModal } from '../../../src/flows/saving/saveToBoard/SaveToBoardModal.tsx'
import { failing } from '../../journeys/failing.ts'
import { picturesSettled, saysSavedTo } from '../boardPicker/boardPicker.journeys.ts'
import { choose, openSave } from './saveToBoard.journeys.ts'
import { driven, reaches } from '../../journeys/reaches.ts'
import { see, until, wait } from '../../../testing/steps/steps.ts'
import { lakeStage } from './lakeStage.tsx'
import { overPageIsGone } from '../../../testing/journeys/page.steps.ts'

const meta = preview.meta({
  title: 'Saving/Save to board',
  tags: ['autodocs'],
  component: SaveToBoardModal,
  ...lakeStage,
  args: {
    ...lakeStage.args,
    isToastShown: true,
    onSaved: fn(),
    onSectionsRefreshed: fn(),
    onClose: fn(),
    onLoginRequired: fn(),
  },
})

export const Playground = meta.story(
  driven(
    {
      isLive: true,
      session: wren,
      given: 'boards.forty',
      steps: [openSave, until('boardPicker.choosing.resting'), picturesSettled],
    },
    {},
  ),
)

export const ChoosingBoard = meta.story({ name: 'Choosing a board', ...reaches('saveToBoard.choosingBoard') })
export const CreatingBoard = meta.story({ name: 'Creating a board', ...reaches('saveToBoard.creatingBoard') })
export const ChoosingSection = meta.story({
  name: 'Choosing a section',
  ...reaches('saveToBoard.choosingSection'),
})
export const CreatingSection = meta.story({
  name: 'Creating a section',
  ...reaches('saveToBoard.creatingSection'),
})
export const SavingShown = meta.story({
  name: 'Saving, in the modal',
  ...reaches('saveToBoard.saving.shown'),
})
export const SavingHidden = meta.story({
  name: 'Saving, modal hidden',
  ...reaches('saveToBoard.saving.hidden'),
})
export const Celebrating = meta.story({
  name: 'Board created, celebrating',
  ...reaches('saveToBoard.finishing.modal.celebrating', { calls: ['createBoard.ok', 'repin.ok'] }),
})
export const ModalHidden = meta.story(reaches('saveToBoard.finishing.modal.hidden'))
export const Inviting = meta.story({
  name: 'Inviting people',
  ...reaches('saveToBoard.finishing.followUp.inviting'),
})
export const ReadingBoard = meta.story({
  name: 'Reading the board',
  args: { sourceBoardId: '204' },
  ...reaches('saveToBoard.finishing.original.readingBoard'),
})
export const StayingForTheToast = meta.story({
  args: { sourceBoardId: '204' },
  ...reaches('saveToBoard.finishing.original.staying'),
})
export const LeftForTheOriginalBoard = meta.story({
  args: { sourceBoardId: '204' },
  ...reaches('saveToBoard.finishing.original.settled'),
})
export const Refreshing = meta.story(reaches('saveToBoard.finishing.followUp.refreshing'))
export const Settled = meta.story({
  name: 'Everything done',
  args: { sourceBoardId: '204' },
  ...reaches('saveToBoard.finishing.followUp.settled', {
    calls: ['readBoard.ok', 'readSection.ok', 'readSections.ok'],
  }),
})
export const Saved = meta.story(reaches('saveToBoard.saved'))
export const Failed = meta.story({ name: 'Not saved', ...reaches('saveToBoard.failed') })
export const InvitingAfterAFailure = meta.story(reaches('saveToBoard.failing.inviting'))
export const Closed = meta.story(reaches('saveToBoard.closed'))

export const LoadingSections = meta.story(reaches('sectionPicker.loading'))
export const SectionsFailed = meta.story({
  name: 'Sections not loaded',
  ...reaches('sectionPicker.failed', { calls: ['readSections.failed'] }),
})
export const NoSections = meta.story(reaches('sectionPicker.empty'))
export const SectionsToChoose = meta.story(reaches('sectionPicker.choosing'))
export const SectionChosen = meta.story(reaches('sectionPicker.chosen'))

export const Refused = meta.story(failing('save.refused', { calls: ['repin.failed'] }))
export const ServerFailed = meta.story({
  args: { pin: { id: null, imageUrl: '/pins/dunes.svg' } },
  ...failing('save.serverFailed', { calls: ['createPin.failed'] }),
})
export const Offline = meta.story(failing('save.offline'))
export const Malformed = meta.story(failing('save.malformed'))
export const TimedOut = meta.story(failing('save.timedOut'))
export const InviteFailed = meta.story({
  name: 'Error: the invitation fails',
  ...failing('save.inviteFailed', { calls: ['inviteCollaborators.failed'] }),
})
export const RefreshFailed = meta.story(failing('save.refreshFailed', { calls: ['readSection.failed'] }))
export const BoardUnread = meta.story({
  name: 'Error: board could not be read',
  args: { sourceBoardId: '204' },
  ...failing('save.boardUnread', { calls: ['readBoard.failed'] }),
})
export const SectionsLoadFailed = meta.story({
  name: 'Error: sections do not load',
  ...failing('sections.loadFailed'),
})
export const Promoted = meta.story({
  name: 'An ad is labelled (§6)',
  args: {
    pin: { id: '6', title: 'Desert rugs', imageUrl: '/pins/dunes.svg', color: '#d9925b', isPromoted: true },
  },
  ...driven({ session: wren, steps: [openSave, see('Promoted')] }, { state: 'saveToBoard.choosingBoard' }),
})
export const SavedBefore = meta.story({
  name: 'The picture was saved before, in the same visit (§3)',
  args: { pin: { id: null, title: 'Lake at dawn', imageUrl: '/pins/lake.svg', color: '#4f7f8c' } },
  ...driven(
    {
      session: wren,
      steps: [
        openSave,
        choose('Blue sofa'),
        overPageIsGone,
        wait(4_000),
        openSave,
        saysSavedTo('Blue sofa'),
        picturesSettled,
      ],
    },
    { state: 'saveToBoard.choosingBoard' },
  ),
})

/** Saves a new pin from a link to a new board with an invitation, which uses the remaining calls. */
export const LinkCard = meta.story({
  name: 'A new pin from a link (A17)',
  args: {
    pin: {
      id: null,
      link: 'https://www.acme.example/lakes?from=feed',
      description: 'Twelve lakes to swim in before breakfast.',
      color: '#f2c14e',
    },
  },
  ...reaches('saveToBoard.finishing.followUp.inviting', {
    given: undefined,
    calls: ['createPin.ok', 'inviteCollaborators.ok'],
  }),
  parameters: driven({}, { calls: ['createPin.ok', 'inviteCollaborators.ok'] }).parameters,
})
