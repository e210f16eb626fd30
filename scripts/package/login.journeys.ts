import assert from 'node:assert/strict'
import type { Journeys } from './journey.ts'
import { hydrated, logIn, seesHome, visit } from './visit.ts'

const wrongPassword = 'The password you entered is incorrect. Try again or reset your password.'

/** Logging in and signing up. */
export const loginJourneys: Journeys = {
  'P1 I1 logs in under a strict Content-Security-Policy, after a wrong password': ({ browser, production }) =>
    visit(browser, { translates: true }, async (page) => {
      await page.goto(`${production}/login/`)
      await logIn(page, 'wren@example.com', 'a wrong one')
      await page.getByText(wrongPassword).waitFor()
      assert.equal(await page.getByLabel('Email').inputValue(), 'wren@example.com')
      assert.equal(await page.getByLabel('Password', { exact: true }).inputValue(), 'a wrong one')
      await logIn(page)
      await seesHome(page, '/')
    }),

  'A1 keeps ?next=//evil.com on its own origin': ({ browser, production }) =>
    visit(browser, {}, async (page) => {
      await page.goto(`${production}/login/?next=//evil.com`)
      await logIn(page)
      await seesHome(page, '/')
    }),

  'A9 follows ?next= within its own origin': ({ browser, production }) =>
    visit(browser, {}, async (page) => {
      await page.goto(`${production}/login/?next=${encodeURIComponent('/beds/3?sort=name#moss')}`)
      await logIn(page)
      await seesHome(page, '/beds/3?sort=name#moss')
    }),

  'P1 C4 logs in while storage is blocked': ({ browser, production }) =>
    visit(browser, { translates: true, before: blockStorage }, async (page) => {
      await page.goto(`${production}/login/`)
      assert.ok(
        await page.evaluate(() => {
          try {
            return !localStorage
          } catch {
            return true
          }
        }),
        'Storage is not blocked.',
      )
      // Only a rate-limited log-in uses storage.
      await logIn(page, 'toofast@example.com')
      await page.getByText('The security check could not be loaded. Please try again.').waitFor()
      await logIn(page)
      await seesHome(page, '/')
    }),

  'P1 I1 loads the two-factor step on demand': ({ browser, production }) =>
    visit(browser, { translates: true }, async (page) => {
      await page.goto(`${production}/login/`)
      await logIn(page, 'mfa@example.com')
      await page.getByLabel('Verification code').fill('123 456')
      await page.getByRole('button', { name: 'Continue' }).click()
      await seesHome(page, '/', 'Rowan Birch')
    }),

  'I1 signs up, loading the sign-up form on demand': ({ browser, production, mocks }) =>
    visit(browser, {}, async (page) => {
      mocks.resetDb()
      await page.goto(`${production}/login/`)
      await hydrated(page)
      await page.getByRole('link', { name: 'Sign up now' }).click()
      await page.getByRole('button', { name: 'Continue with email' }).click()
      await page.getByLabel('Email').fill('robin.new@example.com')
      await page.getByLabel('Password', { exact: true }).fill('wide open sky 42')
      await page.getByLabel('Birthday').fill('2000-02-29')
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
      await seesHome(page, '/', 'robin')
    }),

  'P1 I1 a provider’s page that was opened by hand leads back to the log-in': ({ browser, production }) =>
    visit(browser, { translates: true }, async (page) => {
      await page.goto(`${production}/connect/line/`)
      await page.getByRole('heading', { name: 'This window is no longer needed' }).waitFor()
      await page.getByRole('link', { name: 'log in' }).click()
      await page.getByLabel('Email').waitFor()
    }),

  'P1 I1 loads a dialog on demand and restores focus': ({ browser, production }) =>
    visit(browser, { translates: true }, async (page) => {
      await page.goto(`${production}/login/`)
      await logIn(page, 'suspended@example.com')
      await page.getByRole('dialog', { name: 'Your account has been deactivated' }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      assert.notEqual(await page.evaluate(() => document.activeElement?.tagName), 'BODY')
    }),
}

/** Makes both storages throw, as in a browser that blocks site data. */
function blockStorage() {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  }
}
