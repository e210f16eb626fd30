import assert from 'node:assert/strict'
import type { Journeys } from './journey.ts'
import { holdScripts } from './serve.ts'
import { hydrated, logIn, seesHome, visit } from './visit.ts'

/** Hydrating the server's HTML, on time and late. */
export const hydrationJourneys: Journeys = {
  'I2 hydrates in another time zone without warnings': ({ browser, development }) =>
    visit(browser, { timezoneId: 'America/Los_Angeles' }, async (page) => {
      await page.goto(`${development}/login/`)
      await hydrated(page)
      await logIn(page)
      await seesHome(page, '/')
    }),

  'J14 keeps and submits what was typed before scripts loaded': ({ browser, development }) =>
    visit(browser, {}, async (page) => {
      const scripts = holdScripts()
      await page.goto(`${development}/login/`, { waitUntil: 'commit' })
      const email = page.getByLabel('Email')
      const password = page.getByLabel('Password', { exact: true })
      await email.fill('wren@example.com')
      await password.fill('correct horse battery')
      scripts.release()
      await hydrated(page)
      assert.equal(await email.inputValue(), 'wren@example.com')
      assert.equal(await password.inputValue(), 'correct horse battery')
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
      await seesHome(page, '/')
    }),

  'C1 keeps the password out of the URL when submitting before scripts load': ({ browser, production }) =>
    visit(browser, {}, async (page) => {
      const scripts = holdScripts()
      await page.goto(`${production}/login/?next=/beds`, { waitUntil: 'commit' })
      await page.getByLabel('Email').fill('wren@example.com')
      await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
      await page.keyboard.press('Enter')
      // The server answers the browser's own POST with the form, empty.
      await page.waitForFunction(
        () => document.querySelector<HTMLInputElement>('[type=password]')?.value === '',
      )
      scripts.release()
      await hydrated(page)
      assert.equal(new URL(page.url()).search, '?next=/beds')
      await logIn(page)
      await seesHome(page, '/beds')
    }),
}
