import assert from 'node:assert/strict'
import type { Page } from 'playwright'
import type { Journeys } from './journey.ts'
import { logIn, seesHome, visit } from './visit.ts'

const MEMBER = 'mfa@example.com'

/** Comes from another page of the app, and goes to the two-factor step. */
async function toCode(page: Page, production: string) {
  await page.goto(`${production}/search/`)
  await page.goto(`${production}/login/`)
  await page.waitForLoadState('networkidle')
  await logIn(page, MEMBER)
  await page.getByLabel('Verification code').waitFor()
}

async function keepsForm(page: Page) {
  assert.equal(await page.getByLabel('Email').inputValue(), MEMBER)
  assert.equal(await page.getByLabel('Password', { exact: true }).inputValue(), 'correct horse battery')
}

/** The pages of the tab's history; where the browser does not tell, how many there are. */
const pagesOf = (page: Page) =>
  page.evaluate(() => navigation.entries().map(({ url }) => new URL(url ?? '').pathname))

/** The example has `policy.stepsInHistory`. */
export const stepsJourneys: Journeys = {
  'Back leads from the code to the form with what was typed, and no entry of it is left after the log-in': ({
    browser,
    production,
  }) =>
    visit(browser, {}, async (page) => {
      await toCode(page, production)
      assert.deepEqual(await pagesOf(page), ['/search/', '/login/', '/login/'])
      await page.goBack()
      await page.getByLabel('Email').waitFor()
      await keepsForm(page)
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
      await page.getByLabel('Verification code').fill('123456')
      await page.getByRole('button', { name: 'Continue' }).click()
      await seesHome(page, '/', 'Rowan Birch')
      assert.deepEqual(await pagesOf(page), ['/search/', '/login/', '/'])
    }),

  'Forward to the code that was left stays at the form': ({ browser, production }) =>
    visit(browser, {}, async (page) => {
      await toCode(page, production)
      await page.getByRole('button', { name: 'Back to log in' }).click()
      await page.getByLabel('Email').waitFor()
      await page.waitForFunction(() => !navigation.currentEntry || navigation.canGoForward)
      await page.goForward()
      await page.waitForFunction(() => navigation.canGoForward)
      await keepsForm(page)
      await page.goBack()
      assert.equal(new URL(page.url()).pathname, '/search/')
    }),

  'a reload at the code starts at the form, and Back leads to the page before': ({ browser, production }) =>
    visit(browser, {}, async (page) => {
      await toCode(page, production)
      await page.reload()
      await page.getByLabel('Email').waitFor()
      await page.waitForFunction(() => navigation.canGoForward)
      await page.goBack()
      await page.waitForURL(`${production}/search/`)
    }),
}
