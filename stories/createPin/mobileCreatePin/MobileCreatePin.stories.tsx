import { fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import { MobileCreatePin } from '../../../src/flows/createPin/mobileCreatePin/MobileCreatePin.tsx'
import { href, pinIsShown, sharedHref } from './mobileCreatePin.journeys.ts'
import { draft, route, routeOf } from './sharedPin.ts'
import { actingForOther } from '../../saving/boardForm/boardForm.journeys.ts'
import { saysSavedTo, showsBoards } from '../../saving/boardPicker/boardPicker.journeys.ts'
import { failing } from '../../journeys/failing.ts'
import { inArabic } from '../../journeys/inArabic.ts'
import { driven, reaches } from '../../journeys/reaches.ts'
import { press, see } from '../../../testing/steps/steps.ts'
import { focusOnTitle } from '../../../testing/journeys/page.steps.ts'
import { seesImages } from '../createPin/createPin.steps.ts'
import { AfterSave } from '../createPin/AfterSave.tsx'

/** As a browser on a phone shares a page: the address is in the text. */
const shared = routeOf(new URL(sharedHref))

const fromShare = {
  route: shared,
  draft: { ...draft, url: shared.url, media: null, title: shared.title, description: shared.description },
}

const meta = preview.meta({
  title: 'Create Pin/On a phone',
  tags: ['autodocs'],
  component: MobileCreatePin,
  args: { draft, route, redirectTo: null, onCreated: fn() },
  globals: { viewport: { value: 'phone' } },
})

const phone = { viewport: { value: 'phone' } }

export const Playground = meta.story(
  driven({ isLive: true, session: wren, href, steps: [pinIsShown, see('Top choices')] }, {}),
)

export const ChoosingBoard = meta.story({
  name: 'Choosing a board',
  ...reaches('mobileCreatePin.choosingBoard', { calls: ['readBoards.ok', 'readSaveBehavior.ok'] }),
})
export const ChoosingSection = meta.story({
  name: 'Choosing a section',
  ...reaches('mobileCreatePin.choosingSection'),
})
export const Shared = meta.story({
  name: 'Shared from an app',
  args: {
    route: shared,
    draft: { ...draft, url: shared.url, media: shared.media, description: shared.description },
  },
  ...driven(
    {
      session: wren,
      href: sharedHref,
      steps: [see('Read this'), see('wren.example'), see('Top choices')],
    },
    { state: 'mobileCreatePin.choosingBoard' },
  ),
})
export const FindingImages = meta.story({
  name: 'Looking for the pictures of a shared page',
  args: fromShare,
  ...reaches('mobileCreatePin.findingImages'),
})
export const ChoosingImage = meta.story({
  name: 'Choosing a picture of a shared page',
  args: fromShare,
  ...reaches('mobileCreatePin.choosingImage', { calls: ['findPinImages.ok'] }),
})
export const PictureToBoard = meta.story({
  name: 'A picture goes on to the boards, and back',
  args: fromShare,
  ...driven(
    {
      session: wren,
      href: sharedHref,
      given: 'mobileCreatePin.findsPictures',
      steps: [
        seesImages(5),
        press('Continue'),
        focusOnTitle('Choose board'),
        pinIsShown,
        press('Back to pictures'),
        focusOnTitle('Choose a picture'),
        press('Continue'),
        focusOnTitle('Choose board'),
        see('Top choices'),
      ],
    },
    { state: 'mobileCreatePin.choosingBoard' },
  ),
})
export const NoImages = meta.story({
  name: 'A shared page without pictures',
  args: fromShare,
  ...reaches('mobileCreatePin.noImages'),
})
export const ImagesUnread = meta.story({
  name: 'The pictures of a shared page cannot be read',
  args: fromShare,
  ...reaches('mobileCreatePin.imagesUnread'),
})
export const ImagesFailed = meta.story({ args: fromShare, ...failing('mobileCreatePin.imagesUnread') })
export const ImagesOffline = meta.story({ args: fromShare, ...failing('mobileCreatePin.imagesOffline') })
export const ChoosingImageRightToLeft = meta.story({
  name: 'Choosing a picture, right to left, dark',
  args: fromShare,
  ...inArabic(reaches('mobileCreatePin.choosingImage', { steps: [seesImages(5)] })),
  globals: { ...phone, locale: 'ar', theme: 'dark' },
})
export const ForAnotherAdAccount = meta.story({
  name: 'Acting for another’s ad account: the owner’s protected boards (§6)',
  ...driven(
    { session: actingForOther, href, steps: [pinIsShown, showsBoards('Client moods', 'Spring campaign')] },
    { state: 'mobileCreatePin.choosingBoard', calls: ['readBoards.ok'] },
  ),
})
export const Creating = meta.story(reaches('mobileCreatePin.creating'))
export const Created = meta.story(reaches('mobileCreatePin.created', { calls: ['createPin.ok'] }))
export const Left = meta.story(reaches('mobileCreatePin.left'))
export const Redirecting = meta.story(reaches('mobileCreatePin.redirecting'))
export const Nothing = meta.story({
  name: 'Nothing to save',
  args: { draft: { ...draft, url: null, media: null, description: '' } },
  ...reaches('mobileCreatePin.nothing'),
})

export const Offline = meta.story(failing('mobileCreatePin.offline'))
export const TimedOut = meta.story(failing('mobileCreatePin.timedOut'))
export const Failed = meta.story({
  name: 'Error: saving fails',
  ...failing('mobileCreatePin.failed', { calls: ['createPin.failed'] }),
})
export const LoadingBoards = meta.story({
  name: 'Loading boards (A8)',
  ...reaches('mobileCreatePin.choosingBoard', {
    given: 'mobileCreatePin.boardsNeverCome',
    steps: [pinIsShown],
  }),
})
export const WithoutTopChoices = meta.story({
  name: 'Without top choices (A8)',
  ...reaches('mobileCreatePin.choosingBoard', {
    given: 'mobileCreatePin.recentBoardsUnread',
    calls: ['readSaveBehavior.failed'],
    steps: [pinIsShown],
  }),
})
export const SavedBefore = meta.story({
  name: 'The picture was saved before, in the same visit (§3)',
  ...reaches('mobileCreatePin.choosingBoard', {
    steps: [pinIsShown, saysSavedTo('Blue sofa'), see('Top choices')],
  }),
  render: (args) => (
    <AfterSave imageUrl={draft.media}>
      <MobileCreatePin {...args} />
    </AfterSave>
  ),
})
export const LinkCard = meta.story({
  name: 'A page without a picture (K5)',
  args: { draft: { ...draft, media: null } },
  ...reaches('mobileCreatePin.choosingBoard'),
})
export const RightToLeft = meta.story({
  name: 'Right to left, dark (J21)',
  args: { draft: { ...draft, description: 'بحيرة عند الفجر' } },
  ...inArabic(reaches('mobileCreatePin.choosingBoard', { steps: [pinIsShown] })),
  globals: { ...phone, locale: 'ar', theme: 'dark' },
})
export const Wide = meta.story({
  name: 'On a wide screen',
  ...reaches('mobileCreatePin.choosingSection'),
  globals: { viewport: { value: 'desktop' } },
})
