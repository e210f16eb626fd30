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

/** Ticks a picture beside the one that the page has, and chooses a board. */
async function chooseTwo(popup: Page) {
  await popup.getByRole('checkbox', { name: 'ridge, 1920 by 1280 pixels' }).check()
  await popup.getByText('2 pictures chosen').waitFor()
  await popup.getByRole('option', { name: 'Blue sofa' }).first().click()
}

/** Refuses the first pin that is created, as a server does whose session has ended. */
async function endSession(page: Page) {
  let isOver = true
  await page.context().route('**/PinResource/create/', async (route) => {
    if (!isOver) return route.fallback()
    isOver = false
    const body = { resource_response: { error: { api_error_code: 7, message: 'Log in first.' } } }
    return route.fulfill({ status: 401, json: body })
  })
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

  'D1 saves two pictures from that window, once each': ({ browser, production, mocks }) =>
    visit(browser, {}, async (page) => {
      mocks.resetDb()
      await page.goto(`${production}/login/`)
      await logIn(page)
      await seesHome(page, '/')
      const popup = await runBookmarklet(page, await bookmarkletOf(page))
      await chooseTwo(popup)
      await popup.getByRole('heading', { name: 'Saved 2 Pins to Blue sofa' }).waitFor()
      await closeWindow(popup)
      assert.deepEqual(
        mocks.db.saves.map(({ boardId, created }) => [boardId, created?.imageUrl]),
        [
          ['202', pondOf(production)],
          ['202', new URL('/pins/ridge.jpg', production).href],
        ],
      )
    }),

  'P14 loads that window anew for another member, without asking whether to leave it': ({
    browser,
    production,
    mocks,
  }) =>
    visit(browser, {}, async (page) => {
      mocks.resetDb()
      await page.goto(`${production}/login/`)
      await logIn(page)
      await seesHome(page, '/')
      const popup = await runBookmarklet(page, await bookmarkletOf(page))
      const asked: string[] = []
      popup.on('dialog', (dialog) => {
        asked.push(dialog.type())
        void dialog.dismiss()
      })
      await endSession(page)
      await chooseTwo(popup)
      await popup.getByText('You’ve been logged out.').waitFor()
      await logIn(popup, 'team@acme.example')
      await popup.getByRole('heading', { name: 'Choose board' }).waitFor()
      await popup.getByText('1 picture chosen').waitFor()
      assert.deepEqual([asked, mocks.db.saves], [[], []])
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
