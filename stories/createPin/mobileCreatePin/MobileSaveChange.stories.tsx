import { fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { wren } from '../../../mocks/fixtures/sessions.ts'
// The flow loads it lazily; loaded up front here, so that no story waits for the development server.
import '../../../src/flows/saving/saveChange/SaveChanging.tsx'
import { MobileCreatePin } from '../../../src/flows/createPin/mobileCreatePin/MobileCreatePin.tsx'
import { inArabic } from '../../journeys/inArabic.ts'
import { driven, reaches } from '../../journeys/reaches.ts'
import { dialogIsGone, pressAction, toastOffers } from '../../saving/saveChange/saveChange.journeys.ts'
import { choose } from '../../saving/saveToBoard/saveToBoard.journeys.ts'
import { focusOnTitle } from '../../../testing/journeys/page.steps.ts'
import { press, see } from '../../../testing/steps/steps.ts'
import { href, pinIsShown, toBlueSofa } from './mobileCreatePin.journeys.ts'
import { draft, route } from './sharedPin.ts'

const phone = { viewport: { value: 'phone' } }

const meta = preview.meta({
  title: 'Create Pin/On a phone',
  component: MobileCreatePin,
  args: { draft, route, redirectTo: null, onCreated: fn(), onSaveChange: fn() },
  globals: phone,
})

export const Undone = meta.story({
  name: 'Undone, where the browser keeps the page',
  ...reaches('mobileCreatePin.undone', { calls: ['createPin.ok', 'removePin.ok'] }),
})
export const NotUndone = meta.story({
  name: 'Not undone: the Pin is back',
  ...driven(
    {
      session: wren,
      href,
      given: 'mobileCreatePin.undoOffline',
      steps: [
        ...toBlueSofa,
        focusOnTitle('Saved'),
        pressAction('Undo'),
        toastOffers('You’re offline. Your Pin is still on Blue sofa.', 'Try again'),
        focusOnTitle('Saved'),
      ],
    },
    { state: 'mobileCreatePin.created', calls: ['removePin.failed'] },
  ),
})
const toAnotherBoard = [
  ...toBlueSofa,
  focusOnTitle('Saved'),
  pressAction('Change'),
  choose('10 minute sketches'),
  toastOffers('Moved to 10 minute sketches', 'View'),
  dialogIsGone,
]
export const Moved = meta.story({
  name: 'Moved to another board',
  ...driven(
    { session: wren, href, given: 'mobileCreatePin.undoOffered', steps: toAnotherBoard },
    { state: 'mobileCreatePin.created', calls: ['movePins.ok'] },
  ),
})
export const ResumedAfterUndo = meta.story({
  name: 'Undone, then on another board after all',
  ...reaches('mobileCreatePin.choosingBoard', {
    given: 'mobileCreatePin.undoOffered',
    steps: [
      ...toBlueSofa,
      focusOnTitle('Saved'),
      pressAction('Undo'),
      focusOnTitle('You can close this window'),
      press('Choose a board'),
      focusOnTitle('Choose board'),
      see('Top choices'),
    ],
  }),
})
export const OffersUndoRightToLeft = meta.story({
  name: '“Undo” and “Change”, right to left, dark (J21)',
  ...inArabic(
    driven(
      {
        session: wren,
        href,
        given: 'mobileCreatePin.undoOffered',
        steps: [pinIsShown, choose('أريكة زرقاء'), see('تراجع')],
      },
      { state: 'mobileCreatePin.created' },
    ),
  ),
  globals: { ...phone, locale: 'ar', theme: 'dark' },
})
