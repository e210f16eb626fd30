import { expect, waitFor } from 'storybook/test'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import { createPinHref, withPicture } from '../../../testing/stage/createPinHref.ts'
import { see, type Step } from '../../../testing/steps/steps.ts'
import { focusOnTitle } from '../../../testing/journeys/page.steps.ts'

const { media: _media, ...pageAlone } = withPicture

/** Opened by a bookmarklet on a page, with the picture that it chose. */
export const fromPicture = {
  session: wren,
  href: createPinHref(withPicture),
  window: { hasOpener: true },
} as const

/** Opened on a page of the photo-sharing service. */
export const fromPhotoSite = {
  ...fromPicture,
  href: createPinHref({ ...withPicture, url: 'https://www.instagram.com/p/1/' }),
} as const

/** Opened on a page whose images the server has to find. */
export const fromPage = { ...fromPicture, href: createPinHref(pageAlone) } as const

/** Opened without anything that could be saved. */
export const fromNothing = { ...fromPicture, href: createPinHref({ description: 'Only words' }) } as const

/** Chooses a board. The same board may be in two lists. */
export const chooseBoard = (name: string): Step => [
  `Choose "${name}"`,
  async ({ page, user }) => {
    const [option] = await page.findAllByRole('option', { name: new RegExp(`^${name}`) })
    if (option) await user.click(option)
  },
]

/** The number of images to choose from. There is one more option, for no picture. */
export const seesImages = (count: number): Step => [
  `See ${count} images to choose from`,
  ({ page }) => waitFor(() => expect(page.getAllByRole('radio')).toHaveLength(count + 1)),
]

/** Nothing on the page can be chosen, loaded or run. K1. */
export const seesNoImages: Step = [
  'See a link instead of images',
  async ({ page, stage }) => {
    await waitFor(() => expect(page.getByRole('link', { name: 'wren.example' })).toBeVisible())
    expect(page.queryAllByRole('radio')).toEqual([])
    expect(stage.platform.pictures.measured).toEqual([])
    expect(globalThis).not.toHaveProperty('wasRun')
  },
]

/** The page tried to close the window. */
export const windowClosed: Step = [
  'The window closes',
  ({ stage }) => waitFor(() => expect(stage.platform.window.isClosed).toBe(true)),
]

/** The window is as wide as the popup should be. */
export const windowFits: Step = [
  'The window is 750 wide and at least 750 tall',
  ({ stage }) => waitFor(() => expect(stage.platform.window.resized).toEqual([{ width: 750, height: 750 }])),
]

export const saved: readonly Step[] = [
  chooseBoard('Blue sofa'),
  focusOnTitle('Saved to Blue sofa'),
  see('See your Pin'),
]
