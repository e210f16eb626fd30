import { expect, waitFor } from 'storybook/test'
import { press, type Step } from '../../../testing/steps/steps.ts'
import { asMember, type ErrorJourneys, type Journeys } from '../../../testing/journeys/journey.ts'
import { focusOnTitle, openOverPage, overPageIsGone } from '../../../testing/journeys/page.steps.ts'

/** Opened with a button on the page, so that focus has an element to return to. */
export const openSaved = openOverPage
const TITLE = 'Saved to Garden rooms'

const held = () => [...document.querySelectorAll<HTMLElement>('[data-ui="held"]')]
const pictures = () => [...document.querySelectorAll<HTMLImageElement>('[data-ui="held"] > img')]

/** This many pictures have loaded completely. */
export const picturesShow = (count = 1): Step => [
  count === 1 ? 'See the picture' : `See ${count} pictures`,
  () =>
    waitFor(() => {
      expect(pictures()).toHaveLength(count)
      for (const { naturalWidth } of pictures()) expect(naturalWidth).toBeGreaterThan(0)
    }),
]

/** Instead of a picture, there is a placeholder in its color, without any message. E16. */
export const colorHoldsPlace = (color: string): Step => [
  `${color} holds the place of the picture, and nothing is announced`,
  async ({ page }) => {
    await waitFor(() => {
      expect(pictures()).toEqual([])
      expect(held()[0]).toHaveStyle({ backgroundColor: color, width: '236px' })
    })
    expect(
      ['alert', 'status']
        .flatMap((role) => page.queryAllByRole(role))
        .filter(({ textContent }) => textContent?.trim()),
    ).toEqual([])
  },
]

/** The links in the dialog's footer, in order, with their targets. */
export const offers = (links: Readonly<Record<string, string>>): Step => [
  `Offered: ${Object.keys(links).join(', ')}`,
  ({ page }) =>
    waitFor(() => {
      const found = [...page.getByRole('dialog').querySelectorAll('footer a')].map((link) => [
        link.textContent,
        link.getAttribute('href'),
      ])
      expect(found).toEqual(Object.entries(links))
    }),
]

export const SEND = { Send: '/pin/1/?share=true', 'See it now': '/pin/1' }
const PROMOTE = { 'Promote your Pin': '/business/convert?next=%2Fadvertiser%2Fquick_promote%3FpinId%3D1' }

export const followCard: Step = [
  'The official user of the link’s domain can be followed',
  ({ page }) =>
    waitFor(() => {
      expect(page.getByText('Sage Dogwood')).toBeVisible()
      expect(page.getByRole('button', { name: /^Follow\b/ })).toBeVisible()
    }),
]

/** The heading and buttons are shown even if the pin cannot be read. */
const readFails: Step[] = [
  openSaved,
  focusOnTitle(TITLE),
  colorHoldsPlace('rgb(79, 127, 140)'),
  offers({ ...SEND, ...PROMOTE }),
]

/** Every leaf state of the pin-saved dialog. saving.txt §2. */
export const pinSavedJourneys = {
  'pinSaved.loading': asMember.given(
    'pinSaved.neverAnswers',
    openSaved,
    focusOnTitle(TITLE),
    colorHoldsPlace('rgb(79, 127, 140)'),
    offers({ ...SEND, ...PROMOTE }),
  ),
  'pinSaved.shown': asMember(
    openSaved,
    focusOnTitle(TITLE),
    picturesShow(),
    followCard,
    offers({ ...SEND, ...PROMOTE }),
  ),
  'pinSaved.failed': asMember.given('pinSaved.readFailed', ...readFails),
  'pinSaved.closed': asMember(openSaved, picturesShow(), press('Close'), overPageIsGone),
} as const satisfies Journeys

/** The only row in the dialog's table. */
export const pinSavedErrorJourneys: ErrorJourneys = {
  'pinSaved.readFailed': asMember(...readFails),
}
