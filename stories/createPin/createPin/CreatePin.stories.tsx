import preview from '../../../.storybook/preview.tsx'
import { CreatePin } from '../../../src/flows/createPin/createPin/CreatePin.tsx'
import { countsDown } from './createPin.journeys.ts'
import { chooseBoard, fromPage, fromPicture, seesImages, seesNoImages } from './createPin.steps.ts'
import { actingForOther } from '../../saving/boardForm/boardForm.journeys.ts'
import { saysSavedTo, showsBoards } from '../../saving/boardPicker/boardPicker.journeys.ts'
import { failing } from '../../journeys/failing.ts'
import { driven, reaches } from '../../journeys/reaches.ts'
import { focusOnTitle } from '../../../testing/journeys/page.steps.ts'
import { unseen } from '../../../testing/proof/unseen.ts'
import { see } from '../../../testing/steps/steps.ts'
import { withPicture } from '../../../testing/stage/createPinHref.ts'
import { AfterSave } from './AfterSave.tsx'
import { popupStage } from './popupStage.tsx'
import { CreatePinStage } from '../../../testing/stage/CreatePinStage.tsx'

const meta = preview.meta({
  title: 'Create Pin/Create a pin',
  tags: ['autodocs'],
  component: CreatePin,
  ...popupStage,
})

/** Starts like Choosing board, with a running clock. */
export const Playground = meta.story(unseen(driven({ ...fromPage, isLive: true }, {})))

export const ChoosingBoard = meta.story({
  name: 'Choosing a board',
  ...reaches('createPin.pin.choosingBoard', {
    calls: ['registerImage.ok', 'readBoards.ok', 'readSaveBehavior.ok'],
  }),
})
export const Registering = meta.story(reaches('createPin.images.registering'))
export const PictureGiven = meta.story(reaches('createPin.images.given'))
export const FindingImages = meta.story({ name: 'Finding pictures', ...reaches('createPin.images.finding') })
export const ChoosingImage = meta.story({
  name: 'Choosing a picture',
  ...reaches('createPin.images.choosing', { calls: ['findPinImages.ok'] }),
})
export const NoImages = meta.story({ name: 'No pictures found', ...reaches('createPin.images.absent') })
export const Nothing = meta.story({ name: 'Nothing to save', ...reaches('createPin.pin.nothing') })
export const CreatingBoard = meta.story({ name: 'Creating a board', ...reaches('destination.creatingBoard') })
export const Inviting = meta.story({ name: 'Inviting people', ...reaches('destination.inviting') })
export const ChoosingSection = meta.story({
  name: 'Choosing a section',
  ...reaches('destination.choosingSection'),
})
export const CreatingSection = meta.story({
  name: 'Creating a section',
  ...reaches('destination.creatingSection'),
})
export const BoardChoice = meta.story(reaches('destination.choosingBoard'))
export const Cancelled = meta.story(reaches('destination.cancelled'))
export const Chosen = meta.story(reaches('destination.chosen'))
export const WaitingForImages = meta.story({
  name: 'Waiting for pictures',
  ...reaches('createPin.pin.waitingForImages'),
})
export const Saving = meta.story(reaches('createPin.pin.saving.waiting'))
export const SavingSlowly = meta.story(reaches('createPin.pin.saving.slow'))
export const Failed = meta.story({ name: 'Not saved', ...reaches('createPin.pin.failed') })
export const CountingDown = meta.story(
  reaches('createPin.pin.saved.countdown.counting', { calls: ['createPin.ok'] }),
)
export const Paused = meta.story(reaches('createPin.pin.saved.countdown.paused'))
export const Stopped = meta.story(reaches('createPin.pin.saved.countdown.stopped'))
export const CheckingClaim = meta.story(reaches('createPin.pin.saved.claim.checking'))
export const ClaimOffered = meta.story(
  reaches('createPin.pin.saved.claim.offered', { calls: ['readSettings.ok', 'recordUserState.ok'] }),
)
export const ClaimSettled = meta.story(reaches('createPin.pin.saved.claim.settled'))
export const Closing = meta.story(reaches('createPin.pin.closing'))
export const Closed = meta.story(reaches('createPin.pin.closed'))
export const ClosedByItself = meta.story({
  name: 'Closes after ten seconds (K8)',
  ...driven({ ...fromPicture, steps: countsDown }, {}),
})

export const ForAnotherAdAccount = meta.story({
  name: 'Acting for another’s ad account: the owner’s protected boards (§6)',
  ...driven(
    {
      ...fromPicture,
      session: actingForOther,
      steps: [
        showsBoards('Client moods', 'Spring campaign'),
        chooseBoard('Spring campaign'),
        focusOnTitle('Saved to Spring campaign'),
      ],
    },
    { calls: ['readBoards.ok', 'createPin.ok'] },
  ),
})
export const ForABusiness = meta.story({
  name: 'Acting for a business: its boards (§7)',
  ...driven(
    {
      ...fromPicture,
      actingFor: '701',
      steps: [
        showsBoards('Rye and oats', 'Window displays'),
        chooseBoard('Rye and oats'),
        focusOnTitle('Saved to Rye and oats'),
      ],
    },
    { calls: ['readBoards.ok', 'createPin.ok'] },
  ),
})
export const Refused = meta.story(failing('createPin.refused', { calls: ['createPin.failed'] }))
export const ServerFailed = meta.story(failing('createPin.serverFailed'))
export const Offline = meta.story(failing('createPin.offline'))
export const Malformed = meta.story(failing('createPin.malformed'))
export const TimedOut = meta.story(failing('createPin.timedOut'))
export const ImagesUnread = meta.story({
  name: 'Error: images could not be read',
  ...failing('createPin.imagesUnread', { calls: ['findPinImages.failed'] }),
})
export const ImageUnregistered = meta.story(
  failing('createPin.imageUnregistered', { calls: ['registerImage.failed'] }),
)
export const SettingsUnread = meta.story({
  name: 'Error: settings could not be read',
  ...failing('createPin.settingsUnread', { calls: ['readSettings.failed'] }),
})
export const SavedBefore = meta.story({
  name: 'The picture was saved before, in the same visit (§3)',
  ...driven({ ...fromPicture, steps: [saysSavedTo('Blue sofa'), see('Top choices')] }, {}),
  render: ({ onCreated }) => (
    <AfterSave imageUrl={withPicture.media}>
      <CreatePinStage pinId={null} onCreated={onCreated} />
    </AfterSave>
  ),
})
export const RepeatedImages = meta.story({
  name: 'One picture in five sizes (K5)',
  ...driven({ ...fromPage, given: 'createPin.repeatedImages', steps: [seesImages(1)] }, {}),
})
export const HostileImages = meta.story({
  name: 'Hostile images (K1)',
  ...driven({ ...fromPage, given: 'createPin.hostileImages', steps: [seesNoImages] }, {}),
})
