import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import { db } from '../../../mocks/index.ts'
// The flow loads these lazily; loaded up front here, so that no story waits for the development server.
import '../../../src/flows/saving/saveChange/AnnouncedSave.tsx'
import '../../../src/flows/saving/saveChange/SaveChanging.tsx'
import { MobileCreatePin } from '../../../src/flows/createPin/mobileCreatePin/MobileCreatePin.tsx'
import { inArabic } from '../../journeys/inArabic.ts'
import { driven } from '../../journeys/reaches.ts'
import { dialogIsGone, pressAction, toastOffers } from '../../saving/saveChange/saveChange.journeys.ts'
import { choose } from '../../saving/saveToBoard/saveToBoard.journeys.ts'
import { focusOnTitle } from '../../../testing/journeys/page.steps.ts'
import { see, type Step } from '../../../testing/steps/steps.ts'
import { href, pinIsShown, toBlueSofa } from './mobileCreatePin.journeys.ts'
import { draft, route } from './sharedPin.ts'
import { ReturnStage } from './ReturnStage.tsx'

const phone = { viewport: { value: 'phone' } }

const meta = preview.meta({
  title: 'Create Pin/On a phone',
  component: MobileCreatePin,
  args: { draft, route, redirectTo: null, onCreated: fn(), onSaveChange: fn() },
  globals: phone,
  render: (args) => <ReturnStage {...args} />,
})

const onStage = { session: wren, href, given: 'mobileCreatePin.undoOffered' } as const
const returns: readonly Step[] = [...toBlueSofa, toastOffers('Saved to Blue sofa', 'View', 'Undo', 'Change')]
const savedOn = (...boards: readonly string[]): Step => [
  `The server has the Pin on ${boards.join(', ') || 'no board'}`,
  () => waitFor(() => expect(db.saves.map(({ boardId }) => boardId)).toEqual(boards)),
]

export const Returned = meta.story({
  name: 'Gone back: the page before offers “Undo” and “Change”',
  ...driven({ ...onStage, steps: [...returns, savedOn('202')] }, { calls: ['createPin.ok'] }),
})

export const UndoneOnReturn = meta.story({
  name: 'Gone back, then undone',
  ...driven(
    {
      ...onStage,
      steps: [...returns, pressAction('Undo'), toastOffers('Removed from Blue sofa'), savedOn()],
    },
    { state: 'saveChange.changed', calls: ['removePin.ok'] },
  ),
})

export const UndoneTwiceOnReturn = meta.story({
  name: 'Gone back: “Undo” pressed twice removes once (D1)',
  ...driven(
    {
      ...onStage,
      steps: [
        ...returns,
        [
          'Press "Undo" twice',
          async ({ page, user }) => user.dblClick(page.getByRole('button', { name: 'Undo' })),
        ],
        toastOffers('Removed from Blue sofa'),
        savedOn(),
      ],
    },
    { state: 'saveChange.changed', calls: ['removePin.ok'] },
  ),
})

export const NotUndoneOnReturn = meta.story({
  name: 'Gone back, not undone: the Pin is still there (D8)',
  ...driven(
    {
      ...onStage,
      given: 'mobileCreatePin.undoOffline',
      steps: [
        ...returns,
        pressAction('Undo'),
        toastOffers('You’re offline. Your Pin is still on Blue sofa.', 'Try again'),
        savedOn('202'),
      ],
    },
    { calls: ['removePin.failed'] },
  ),
})

export const ChoosingOnReturn = meta.story({
  name: 'Gone back: another board is chosen over the page before',
  ...driven(
    {
      ...onStage,
      steps: [...returns, pressAction('Change'), focusOnTitle('Choose board'), see('Top choices')],
    },
    { state: 'saveChange.choosingBoard' },
  ),
})

export const MovedOnReturn = meta.story({
  name: 'Gone back, then moved by keyboard',
  ...driven(
    {
      ...onStage,
      steps: [
        ...returns,
        [
          'Press Tab until "Change" has focus, and Enter',
          async ({ page, user }) => {
            const change = page.getByRole('button', { name: 'Change' })
            for (let presses = 0; presses < 30 && document.activeElement !== change; presses++)
              await user.tab()
            await expect(change).toHaveFocus()
            await user.keyboard('{Enter}')
          },
        ],
        focusOnTitle('Choose board'),
        choose('10 minute sketches'),
        dialogIsGone,
        toastOffers('Moved to 10 minute sketches', 'View'),
        savedOn('205'),
      ],
    },
    { state: 'saveChange.changed', calls: ['movePins.ok'] },
  ),
})

export const ReturnedRightToLeft = meta.story({
  name: 'Gone back, right to left, dark (J21)',
  ...inArabic(
    driven(
      { ...onStage, steps: [pinIsShown, choose('أريكة زرقاء'), see('تراجع'), savedOn('202')] },
      { calls: ['createPin.ok'] },
    ),
  ),
  globals: { ...phone, locale: 'ar', theme: 'dark' },
})
