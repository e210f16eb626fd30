import assert from 'node:assert/strict'
import type { Page } from 'playwright'
import { hydrated } from '../../package/visit.ts'
import type { Check } from './check.ts'

/** What has focus, by its label or text, and whether a ring is drawn around it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    return {
      name: element?.ariaLabel ?? element?.textContent ?? '',
      isButton: element instanceof HTMLButtonElement,
      hasRing: !!element?.matches(':focus-visible'),
    }
  })

/** From now on a click focuses no button, as in Safari on a Mac, which no engine on Linux is like. */
export const actLikeSafari = (page: Page) =>
  page.evaluate(() =>
    document.addEventListener('mousedown', (event) => {
      if (event.target instanceof Element && event.target.closest('input')) return
      event.preventDefault()
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    }),
  )

const clickReveal = async (page: Page, app: string, isSafari: boolean) => {
  await page.goto(`${app}/login/`)
  await hydrated(page)
  if (isSafari) await actLikeSafari(page)
  await page.getByRole('button', { name: 'Show password' }).click()
  await page.getByRole('button', { name: 'Hide password' }).waitFor()
  assert.deepEqual(await focused(page), { name: 'Hide password', isButton: true, hasRing: false })
}

export const focusChecks: readonly Check[] = [
  { name: 'a clicked button has focus without a ring', run: (page, app) => clickReveal(page, app, false) },
  {
    name: 'a clicked button has focus without a ring where the browser does not focus it',
    run: (page, app) => clickReveal(page, app, true),
  },
  {
    name: 'Tab draws a ring',
    run: async (page, app) => {
      await page.goto(`${app}/login/`)
      await hydrated(page)
      await page.getByRole('button', { name: 'Show password' }).click()
      await page.keyboard.press('Tab')
      assert.equal((await focused(page)).hasRing, true)
    },
  },
]
