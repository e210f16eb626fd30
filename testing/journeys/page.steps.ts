import { expect, waitFor } from 'storybook/test'
import { isOpener } from '../stage/pageWords.ts'
import type { Step } from '../steps/steps.ts'

/** Presses the page's own button, which opens what lies over the page, in any language. */
export const openOverPage: Step = [
  'Press "Save this idea"',
  async ({ page, user }) => user.click(await page.findByRole('button', { name: isOpener })),
]

/** What lay over the page is closed, and focus is back on the page's button. J3. */
export const overPageIsGone: Step = [
  'The dialog is gone, and focus is where it came from',
  ({ page }) =>
    waitFor(() => {
      expect(page.queryByRole('dialog')).toBeNull()
      expect(page.getByRole('button', { name: 'Save this idea' })).toHaveFocus()
    }),
]

/** Focus is on the field with this label. */
export const focusInField = (label: string): Step => [
  `Focus is in ${label}`,
  ({ page }) => waitFor(() => expect(page.getByLabelText(label)).toHaveFocus()),
]

/** A field that gets focus as soon as its view is there is described by what the view says before it. */
export const isDescribed = (label: string, text: string): Step => [
  `${label} is described: "${text}"`,
  ({ page }) => waitFor(() => expect(page.getByLabelText(label)).toHaveAccessibleDescription(text)),
]

/** Focus is on the title of a view or dialog that has no field. */
export const focusOnTitle = (title: string): Step => [
  `Focus is on the title "${title}"`,
  ({ page }) => waitFor(() => expect(page.getByRole('heading', { name: title })).toHaveFocus()),
]

/** While the page navigates away, the screen is not blank, and focus is on the title that remains. */
export const leaving: Step = [
  'See that the page is being left',
  ({ page }) =>
    waitFor(() => {
      expect(page.getByText('Loading')).toBeVisible()
      expect(page.getByRole('heading')).toHaveFocus()
    }),
]

/** The view's title. */
export const titled = (title: string): Step => [
  `The title is "${title}"`,
  ({ page }) => expect(page.getByRole('heading', { name: title })).toBeVisible(),
]

/** The picture in the greeting has loaded. It is requested only when the greeting is shown. */
export const picture: Step = [
  'See the picture',
  () => waitFor(() => expect(document.querySelector('[data-ui="avatar"]')).toBeVisible()),
]

/** A sentence of the specification is on the page, including its links. */
export const reads = (sentence: string): Step => [
  `Read "${sentence}"`,
  () => waitFor(() => expect(document.body).toHaveTextContent(sentence)),
]

export const readsNot = (sentence: string): Step => [
  `Read nothing of "${sentence}"`,
  () => expect(document.body).not.toHaveTextContent(sentence),
]

/** The target of a link. */
export const leadsTo = (name: string, href: string): Step => [
  `"${name}" leads to ${href}`,
  ({ page }) => waitFor(() => expect(page.getByRole('link', { name })).toHaveAttribute('href', href)),
]

/** The list of social buttons contains exactly these, in order. */
export const providers = (...names: string[]): Step => [
  `Other ways in: ${names.join(', ') || 'none'}`,
  ({ page }) =>
    expect(
      page
        .queryAllByRole('button', { name: /with (Facebook|Google|LINE)$/ })
        .map((button) => button.textContent?.slice(1)),
    ).toEqual(names),
]

/** The page navigated to these addresses, and to no others. */
export const goesTo = (...hrefs: string[]): Step => [
  `The page goes ${hrefs.length > 0 ? `to ${hrefs.join(', ')}` : 'nowhere'}`,
  ({ stage }) => waitFor(() => expect(stage.platform.navigation.visited).toEqual(hrefs)),
]

/** Nothing overflows the window, and the button is visible. E2, J17. */
export const fitsTheWindow = (button: string): Step => [
  `Nothing is wider than the window; "${button}" can be reached`,
  async ({ page }) => {
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
    const element = page.getByRole('button', { name: button })
    element.scrollIntoView({ block: 'center' })
    const { left, right, top, bottom } = element.getBoundingClientRect()
    expect([left >= 0, right <= innerWidth, top >= 0, bottom <= innerHeight]).toEqual([
      true,
      true,
      true,
      true,
    ])
    scrollTo(0, 0)
  },
]

/** This text has been announced, when the screen reader was idle. */
export const announces = (text: string): Step => [
  `"${text}" is announced`,
  ({ page }) =>
    waitFor(() => expect(page.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text)),
]
