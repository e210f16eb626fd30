import assert from 'node:assert/strict'
import type { Page } from 'playwright'
import type { Journeys } from './journey.ts'
import { hydrated, logIn, seesHome, visit } from './visit.ts'

const MEMBER = 'mfa@example.com'

/** How many entries the tab's history has. */
const length = (page: Page) => page.evaluate(() => history.length)

/** Waits until the browser is on the entry of the page, or of the step that so many others come before. */
const isAt = (page: Page, depth: number) =>
  page.waitForFunction((wanted) => history.state?.tackboardSteps?.login_page === wanted, depth)

/** Comes from another page of the app, and goes to the two-factor step. */
async function toCode(page: Page, production: string) {
  await page.goto(`${production}/search/`)
  await page.goto(`${production}/login/`)
  await hydrated(page)
  await logIn(page, MEMBER)
  await page.getByLabel('Verification code').waitFor()
  await isAt(page, 1)
}

async function keepsForm(page: Page) {
  assert.equal(await page.getByLabel('Email').inputValue(), MEMBER)
  assert.equal(await page.getByLabel('Password', { exact: true }).inputValue(), 'correct horse battery')
}

/** The example has `policy.stepsInHistory`. */
export const stepsJourneys: Journeys = {
  'Back leads from the code to the form with what was typed, and no entry of it is left after the log-in': ({
    browser,
    production,
  }) =>
    visit(browser, {}, async (page) => {
      await toCode(page, production)
      const before = await length(page)
      // Within the page, where a driver would wait for another one.
      await page.evaluate(() => history.back())
      await isAt(page, 0)
      await page.getByLabel('Email').waitFor()
      await keepsForm(page)
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
      await page.getByLabel('Verification code').fill('123456')
      await page.getByRole('button', { name: 'Continue' }).click()
      await seesHome(page, '/', 'Rowan Birch')
      // The page that was gone to stands where the code stood.
      assert.equal(await length(page), before)
    }),

  'Forward to the code that was left stays at the form': ({ browser, production }) =>
    visit(browser, {}, async (page) => {
      await toCode(page, production)
      await page.getByRole('button', { name: 'Back to log in' }).click()
      await page.getByLabel('Email').waitFor()
      await isAt(page, 0)
      await page.evaluate(() => {
        const { dataset } = document.documentElement
        const count = () => (dataset['travels'] = `${Number(dataset['travels'] ?? 0) + 1}`)
        addEventListener('popstate', count)
        history.forward()
      })
      // There, and back again.
      await page.waitForFunction(() => document.documentElement.dataset['travels'] === '2')
      await isAt(page, 0)
      await keepsForm(page)
      await page.goBack()
      await page.waitForURL(`${production}/search/`)
    }),

  'a reload at the code starts at the form, and Back leads to the page before': ({ browser, production }) =>
    visit(browser, {}, async (page) => {
      await toCode(page, production)
      await page.reload()
      await page.getByLabel('Email').waitFor()
      await isAt(page, 0)
      await page.goBack()
      await page.waitForURL(`${production}/search/`)
    }),
}
