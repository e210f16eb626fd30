import assert from 'node:assert/strict'
import type { BrowserContext, Page } from 'playwright'
import type { JourneyContext, Journeys } from './journey.ts'
import { closeWindow, logIn, seesHome, visit } from './visit.ts'

const garden = 'https://garden.example/ponds'
const pixel = Buffer.from('R0lGODlhAQABAAAAACw=', 'base64')

/** Serves a page of another site, with one picture. */
export async function hostGarden(context: BrowserContext) {
  await context.route('https://garden.example/**', (route) =>
    route.request().url().endsWith('.gif')
      ? route.fulfill({ contentType: 'image/gif', body: pixel })
      : route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><title>Three ponds</title><h1>Ponds</h1><img src="/pond.gif">',
        }),
  )
}

/** Runs the bookmark on that page, and returns the window that it opens. */
export async function runBookmarklet(page: Page, href: string): Promise<Page> {
  await page.goto(garden)
  const opening = page.waitForEvent('popup')
  await page.evaluate((address) => {
    location.href = address
  }, href)
  return opening
}

export async function bookmarkletOf(page: Page): Promise<string> {
  const href = await page.locator('a', { hasText: 'Save to Pinwall' }).getAttribute('href')
  assert.ok(href !== null && href.startsWith('javascript:'), 'The page offers no bookmarklet.')
  return href
}

/** Saves to a board, and closes the window. */
async function saveAndClose(popup: Page, { db }: JourneyContext['mocks']) {
  await popup.getByRole('heading', { name: 'Choose board' }).waitFor()
  await popup.getByRole('option', { name: 'Blue sofa' }).first().click()
  await popup.getByRole('heading', { name: 'Saved to Blue sofa' }).waitFor()
  await closeWindow(popup)
  assert.deepEqual(
    db.saves.map(({ boardId }) => boardId),
    ['202'],
  )
  assert.deepEqual(db.registeredImages.at(-1), 'https://garden.example/pond.gif')
}

/** Saving a page of another site with the bookmarklet. */
export const createPinJourneys: Journeys = {
  'K9 saves another page from a window that the bookmarklet opens, once, and closes it': ({
    browser,
    production,
    mocks,
  }) =>
    visit(browser, {}, async (page) => {
      mocks.resetDb()
      await hostGarden(page.context())
      await page.goto(`${production}/login/`)
      await logIn(page)
      await seesHome(page, '/')
      await saveAndClose(await runBookmarklet(page, await bookmarkletOf(page)), mocks)
    }),

  'P1 K11 logs a visitor in beside their draft, comes back to it, and saves': ({
    browser,
    production,
    mocks,
  }) =>
    visit(browser, { translates: true }, async (page) => {
      mocks.resetDb()
      await hostGarden(page.context())
      await page.goto(`${production}/login/`)
      await logIn(page)
      await seesHome(page, '/')
      const href = await bookmarkletOf(page)
      await page.context().clearCookies()
      const popup = await runBookmarklet(page, href)
      await popup.getByText('Three ponds').waitFor()
      assert.equal(mocks.db.saves.length, 0)
      const address = popup.url()
      await logIn(popup)
      await popup.waitForURL(`${address}&logged_in=true`)
      assert.equal(mocks.db.saves.length, 0)
      await saveAndClose(popup, mocks)
    }),
}
