import assert from 'node:assert/strict'
import type { Page } from 'playwright'
import type { Journeys } from './journey.ts'
import { hydrated, logIn, seesHome, visit } from './visit.ts'

/** Notes what the browser is asked to download, instead of downloading it. It outlives the page. */
const noteDownloads = () => {
  HTMLAnchorElement.prototype.click = function () {
    if (!this.download) return
    const noted = JSON.parse(sessionStorage.getItem('downloads') ?? '[]')
    sessionStorage.setItem('downloads', JSON.stringify([...noted, this.download]))
  }
}
const downloads = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem('downloads') ?? '[]'))

/** What a visitor presses, and finds done once they are logged in. */
export const downloadJourneys: Journeys = {
  'P14 downloads what a visitor had pressed once they have logged in, and not again': ({
    browser,
    production,
  }) =>
    visit(browser, { before: noteDownloads }, async (page) => {
      await page.goto(`${production}/`)
      await hydrated(page)
      const button = page.getByRole('button', { name: /^Download / }).first()
      const name = await button.getAttribute('aria-label')
      await button.click()
      assert.deepEqual(await downloads(page), [])
      await logIn(page)
      await seesHome(page, '/')
      const title = name?.replace('Download ', '')
      await page.waitForFunction(() => sessionStorage.getItem('downloads') !== null)
      assert.deepEqual(await downloads(page), [title])
      await page.reload()
      await seesHome(page, '/')
      assert.deepEqual(await downloads(page), [title])
      // A member is not asked.
      await page
        .getByRole('button', { name: /^Download / })
        .first()
        .click()
      assert.deepEqual(await downloads(page), [title, title])
    }),

  'P14 downloads nothing for a visitor who has closed the log-in, also when they log in later': ({
    browser,
    production,
  }) =>
    visit(browser, { before: noteDownloads }, async (page) => {
      await page.goto(`${production}/`)
      await hydrated(page)
      await page
        .getByRole('button', { name: /^Download / })
        .first()
        .click()
      await page.getByRole('button', { name: 'Close' }).click()
      await page.goto(`${production}/login/`)
      await logIn(page)
      await seesHome(page, '/')
      await hydrated(page)
      assert.deepEqual(await downloads(page), [])
    }),
}
