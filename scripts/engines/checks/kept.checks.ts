import assert from 'node:assert/strict'
import type { Page } from 'playwright'
import { hydrated, logIn, seesHome } from '../../package/visit.ts'
import type { Check } from './check.ts'

const cannot = {
  chromium: 'Playwright starts it without the cache of pages',
  firefox: 'Playwright loses a page that comes back; kept.journeys.ts has this one',
} as const

/** Marks the page, so that it is known when the browser shows it again as it was. */
const mark = (page: Page) =>
  page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset['shown'] = 'again'
    }),
  )

async function isKept(page: Page) {
  // The answer is given before the page is left.
  await page.evaluate(() => void setTimeout(() => history.back()))
  await page.waitForFunction(() => document.documentElement.dataset['shown'] === 'again')
  assert.equal(await page.evaluate(() => document.querySelectorAll('[data-ui="spinner"]').length), 0)
}

export const keptChecks: readonly Check[] = [
  {
    name: 'P2 the browser keeps the page of a log-in, and Back finds a form that logs in',
    cannot,
    run: async (page, app) => {
      await page.goto(`${app}/login/`)
      await hydrated(page)
      await mark(page)
      await logIn(page)
      await seesHome(page, '/')
      await isKept(page)
      await logIn(page)
      await seesHome(page, '/')
    },
  },
  {
    name: 'P2 the browser keeps the page of a sign-up, and Back finds its form',
    cannot,
    run: async (page, app) => {
      await page.goto(`${app}/signup/`)
      await hydrated(page)
      await mark(page)
      await page.getByLabel('Email').fill('robin.new@example.com')
      await page.getByLabel('Password', { exact: true }).fill('wide open sky 42')
      await page.getByLabel('Birthday').fill('2000-02-29')
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
      await seesHome(page, '/', 'robin')
      await isKept(page)
      await page.getByLabel('Email').waitFor()
    },
  },
]
