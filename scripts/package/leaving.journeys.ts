import assert from 'node:assert/strict'
import type { Page } from 'playwright'
import type { Journeys } from './journey.ts'
import { logIn, seesHome, visit, type Visitor } from './visit.ts'

const phone: Visitor = {
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/132.0.0.0 Mobile Safari/537.36',
  viewport: { width: 390, height: 844 },
}
const ponds = (app: string) => {
  const page = { url: 'https://garden.example/ponds', media: `${app}/pins/lake.svg` }
  return `${app}/pin/create/button/?${new URLSearchParams(page).toString()}`
}

async function savesOnPhone(page: Page, production: string) {
  await page.goto(`${production}/login/`)
  await logIn(page)
  await seesHome(page, '/')
  await page.goto(ponds(production))
  await page.getByRole('option', { name: 'Blue sofa' }).first().click()
  await page.getByRole('status').getByText('Saved to Blue sofa').waitFor()
  await seesHome(page, '/')
}

/** Pages that are left by a real navigation, and what people find when they come back. */
export const leavingJourneys: Journeys = {
  'P1 P13 K12 says on the page before that a pin was saved on a phone': ({ browser, production, mocks }) =>
    visit(browser, { ...phone, translates: true }, async (page) => {
      mocks.resetDb()
      await savesOnPhone(page, production)
      assert.equal(mocks.db.saves.length, 1)
      await page.reload()
      await seesHome(page, '/')
      assert.equal(await page.getByText('Saved to Blue sofa').count(), 0)
    }),

  'P13 Back is not trapped by the redirect of a visitor on a phone': ({ browser, production }) =>
    visit(browser, phone, async (page) => {
      await page.goto(`${production}/search/`)
      await page.goto(ponds(production))
      await page.getByRole('heading', { name: 'Pictures worth keeping' }).waitFor()
      await page.goBack()
      assert.equal(new URL(page.url()).pathname, '/search/')
    }),

  // Firefox does not keep a page for Back while it waits for a file, and the file would arrive too late to be used.
  'P2 asks for no file in the moment a log-in leaves the page': ({ browser, production }) =>
    visit(browser, {}, async (page) => {
      await page.goto(`${production}/login/`)
      await page.waitForLoadState('networkidle')
      const asked: string[] = []
      page.on('request', (request) => {
        if (!request.isNavigationRequest() && new URL(request.frame().url()).pathname === '/login/')
          asked.push(new URL(request.url()).pathname)
      })
      await logIn(page)
      await seesHome(page, '/')
      assert.deepEqual(asked.slice(asked.indexOf('/v3/login/')), ['/v3/login/'])
    }),
}
