import assert from 'node:assert/strict'
import type { Page } from 'playwright'
import { logIn, seesHome } from '../../package/visit.ts'
import type { Check } from './check.ts'

const trigger = (page: Page) => page.getByRole('button', { name: /^Your profile/ })

const isOpen = (page: Page) =>
  page.evaluate(() => !!document.querySelector('[data-ui="popup"] > :popover-open'))

/** Opens the list of profiles, by a click. */
const openPanel = async (page: Page, app: string) => {
  await page.goto(`${app}/login/`)
  await logIn(page)
  await seesHome(page, '/')
  await trigger(page).click()
  await page.getByRole('button', { name: /^Larch Street Bakery/ }).waitFor()
}

const isClosed = async (page: Page) => {
  await page.waitForFunction(() => !document.querySelector('[data-ui="popup"] > :popover-open'))
}

export const popoverChecks: readonly Check[] = [
  {
    name: 'Escape closes a panel, and focus returns to its button',
    run: async (page, app) => {
      await openPanel(page, app)
      await page.keyboard.press('Escape')
      await isClosed(page)
      assert.match(
        (await page.evaluate(() => document.activeElement?.textContent)) ?? '',
        /Your profile|Wren/,
      )
    },
  },
  {
    name: 'a click outside closes a panel, and one on its button, too',
    run: async (page, app) => {
      await openPanel(page, app)
      await page.getByRole('heading', { name: 'Hello, Wren Alder' }).click()
      await isClosed(page)
      await trigger(page).click()
      assert.equal(await isOpen(page), true)
      await trigger(page).click()
      await isClosed(page)
    },
  },
]
