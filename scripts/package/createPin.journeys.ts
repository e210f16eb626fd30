import assert from 'node:assert/strict'
import type { Page } from 'playwright'
import type { JourneyContext, Journeys } from './journey.ts'
import { pondOf, pondsOf } from './otherSite.ts'
import { closeWindow, logIn, seesHome, visit } from './visit.ts'

/** Runs the bookmark on a page of another site, and returns the window that it opens. */
export async function runBookmarklet(page: Page, href: string): Promise<Page> {
  await page.goto(pondsOf(page.url()))
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
async function saveAndClose(popup: Page, { production, mocks: { db } }: JourneyContext) {
  await popup.getByRole('heading', { name: 'Choose board' }).waitFor()
  await popup.getByRole('option', { name: 'Blue sofa' }).first().click()
  await popup.getByRole('heading', { name: 'Saved to Blue sofa' }).waitFor()
  await closeWindow(popup)
  assert.deepEqual(
    db.saves.map(({ boardId }) => boardId),
    ['202'],
  )
  assert.deepEqual(db.registeredImages.at(-1), pondOf(production))
}

/** Saving a page of another site with the bookmarklet. */
export const createPinJourneys: Journeys = {
  'K9 saves another page from a window that the bookmarklet opens, once, and closes it': (context) =>
    visit(context.browser, {}, async (page) => {
      context.mocks.resetDb()
      await page.goto(`${context.production}/login/`)
      await logIn(page)
      await seesHome(page, '/')
      await saveAndClose(await runBookmarklet(page, await bookmarkletOf(page)), context)
    }),

  'P1 K11 logs a visitor in beside their draft, comes back to it, and saves': (context) =>
    visit(context.browser, { translates: true }, async (page) => {
      context.mocks.resetDb()
      await page.goto(`${context.production}/login/`)
      await logIn(page)
      await seesHome(page, '/')
      const href = await bookmarkletOf(page)
      await page.context().clearCookies()
      const popup = await runBookmarklet(page, href)
      await popup.getByText('Three ponds').waitFor()
      assert.equal(context.mocks.db.saves.length, 0)
      const address = popup.url()
      await logIn(popup)
      await popup.waitForURL(`${address}&logged_in=true`)
      assert.equal(context.mocks.db.saves.length, 0)
      await saveAndClose(popup, context)
    }),
}
