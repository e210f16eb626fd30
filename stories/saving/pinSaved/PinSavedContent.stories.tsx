import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import { PinSavedDialog } from '../../../src/flows/saving/pinSaved/PinSavedDialog.tsx'
import { colorHoldsPlace, followCard, offers, openSaved, picturesShow, SEND } from './pinSaved.journeys.ts'
import { readsNot } from '../../../testing/journeys/page.steps.ts'
import { inArabic } from '../../journeys/inArabic.ts'
import { driven, reaches } from '../../journeys/reaches.ts'
import { press, type Step } from '../../../testing/steps/steps.ts'
import { pinSavedArgs, pinSavedArgTypes, PinSavedStage } from './PinSavedStage.tsx'

const meta = preview.meta({
  title: 'Saving/Pin saved',
  component: PinSavedDialog,
  args: pinSavedArgs,
  argTypes: pinSavedArgTypes,
  render: (props) => <PinSavedStage {...props} />,
})

const shown = { state: 'pinSaved.shown' }

export const Playable = meta.story({
  name: 'What can be played elsewhere is marked (§3)',
  args: { pinId: '9' },
  ...driven({ session: wren, steps: [openSaved, picturesShow()] }, shown),
})

const scrollsByKeyboard: Step = [
  'The grid is at most 540 high, in three columns of 160; Tab comes to it, and keys scroll it',
  async ({ page, user }) => {
    const grid = page.getByRole('region', { name: 'Pictures from the website' })
    expect(grid.clientHeight).toBeLessThanOrEqual(540)
    const widths = [...grid.querySelectorAll('[data-ui="held"]')].map((picture) =>
      picture.getBoundingClientRect(),
    )
    expect(new Set(widths.map(({ width }) => width))).toEqual(new Set([160]))
    expect(new Set(widths.map(({ left }) => left)).size).toBe(3)
    // The board's name, the close button, the grid.
    for (let n = 0; n < 3; n += 1) await user.tab()
    expect(grid).toHaveFocus()
    await waitFor(() =>
      expect(page.getByRole('dialog').getBoundingClientRect().width).toBeGreaterThanOrEqual(500),
    )
  },
]
export const Grid = meta.story({
  name: 'A grid of website media',
  args: { pinId: '5' },
  ...driven({ session: wren, steps: [openSaved, picturesShow(12), scrollsByKeyboard] }, shown),
})
export const GridOnPhone = meta.story({
  name: 'A grid of website media on a phone: a sheet',
  args: { pinId: '5' },
  ...driven({ session: wren, steps: [openSaved, picturesShow(12)] }, shown),
  globals: { viewport: { value: 'phone' } },
})
export const Partner = meta.story({
  name: "A partner: 'See it now' gray, no promote",
  ...driven(
    { session: { ...wren, isPartner: true }, steps: [openSaved, picturesShow(), offers(SEND)] },
    shown,
  ),
})
export const OldAccount = meta.story({
  name: "An old account: 'See it now' red",
  ...driven(
    {
      session: { ...wren, accountCreatedAt: '2024-01-01' },
      steps: [openSaved, picturesShow(), offers(SEND)],
    },
    shown,
  ),
})
export const Visitor = meta.story({
  name: 'Nobody is signed in: no follow card',
  ...driven(
    { session: null, steps: [openSaved, picturesShow(), offers(SEND), readsNot('Sage Dogwood')] },
    shown,
  ),
})
export const Followed = meta.story({
  name: 'Followed from the dialog: the card stays',
  ...driven(
    {
      session: wren,
      steps: [
        openSaved,
        followCard,
        press(/^Follow\b/),
        [
          'The button says so',
          ({ page }) =>
            waitFor(() =>
              expect(page.getByRole('button', { name: /^(Following|Unfollow)\b/ })).toBeVisible(),
            ),
        ],
      ],
    },
    { ...shown, calls: ['followUser.ok'] },
  ),
})

const noLink: Step = [
  'Neither the title nor the board is a link; no script has run',
  async ({ page }) => {
    const dialog = page.getByRole('dialog')
    await waitFor(() => expect(dialog).toHaveTextContent('A quiet lake'))
    expect(dialog.querySelectorAll('h2 a[href], [data-ui="body"] a[href], video')).toHaveLength(0)
    expect('wasRun' in globalThis).toBe(false)
  },
]
export const Hostile = meta.story({
  name: 'Scripts for addresses, a style for a color (A17, A20, E16)',
  args: { board: { name: 'Garden rooms', url: 'javascript:globalThis.wasRun=true' } },
  ...driven(
    {
      session: wren,
      given: 'pinSaved.hostile',
      steps: [openSaved, colorHoldsPlace('rgb(79, 127, 140)'), noLink],
    },
    shown,
  ),
})
export const LongNames = meta.story({
  name: 'Long names, in two directions (E3)',
  args: {
    board: { name: 'Weeknightsuppersforthewholefamilyandsomefriends 🍲🍲', url: '/wren/weeknight/' },
    section: { title: '\u202Eحديقة صغيرة' },
  },
  ...driven({ session: wren, steps: [openSaved, picturesShow()] }, shown),
  globals: { viewport: { value: 'phone' } },
})
export const RightToLeft = meta.story({
  name: 'Right to left (J21)',
  args: {
    pinId: '2',
    board: { name: 'غرف الحديقة', url: '/wren/garden-rooms/' },
    section: { title: 'برك صغيرة' },
  },
  ...inArabic(driven({ session: wren, steps: [openSaved] }, shown)),
  globals: { locale: 'ar' },
})
export const Dark = meta.story({ ...reaches('pinSaved.shown'), globals: { theme: 'dark' } })
