import assert from 'node:assert/strict'
import type { Browser, Page } from 'playwright'
import { hydrated, logIn, seesHome, visit } from './visit.ts'

/** What a journey needs: a browser, and the addresses of the two builds of the app. */
export interface Journey {
  readonly browser: Browser
  /** As it is deployed. */
  readonly production: string
  /** With React's own checks, which speak of every difference in hydrating. */
  readonly development: string
}

const wrongPassword = 'The password you entered is incorrect. Try again or reset your password.'

/** Holds every script back until `release` is called. */
async function holdScripts(page: Page): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return { release: resolve }
}

/** The journeys by name; each opens pages of its own. Rows: stories/docs/spec/behaviour.rows.json. */
export const journeys: Readonly<Record<string, (journey: Journey) => Promise<void>>> = {
  'I1 logs in under a strict policy, with a wrong password first': ({ browser, production }) =>
    visit(browser, {}, async (page) => {
      await page.goto(production)
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

  'A9 goes where an own ?next= points': ({ browser, production }) =>
    visit(browser, {}, async (page) => {
      await page.goto(`${production}/login/?next=${encodeURIComponent('/beds/3?sort=name#moss')}`)
      await logIn(page)
      await seesHome(page, '/beds/3?sort=name#moss')
    }),

  'C4 logs in while storage is blocked': ({ browser, production }) =>
    visit(browser, { before: blockStorage }, async (page) => {
      await page.goto(production)
      assert.ok(
        await page.evaluate(() => {
          try {
            return !localStorage
          } catch {
            return true
          }
        }),
        'Storage is open.',
      )
      // The one log-in that keeps something: when it was too quick.
      await logIn(page, 'toofast@example.com')
      await page.getByText('The security check could not be loaded. Please try again.').waitFor()
      await logIn(page)
      await seesHome(page, '/')
    }),

  'I1 loads the two-factor step when it is needed': ({ browser, production }) =>
    visit(browser, {}, async (page) => {
      await page.goto(production)
      await logIn(page, 'mfa@example.com')
      await page.getByLabel('Verification code').fill('123 456')
      await page.getByRole('button', { name: 'Continue' }).click()
      await seesHome(page, '/', 'Rowan Birch')
    }),

  'I1 signs up, on a side that is fetched when it is wanted': ({ browser, production }) =>
    visit(browser, {}, async (page) => {
      await page.goto(production)
      await hydrated(page)
      await page.getByRole('link', { name: 'Sign up now' }).click()
      await page.getByRole('button', { name: 'Continue with email' }).click()
      await page.getByLabel('Email').fill('robin.new@example.com')
      await page.getByLabel('Password', { exact: true }).fill('wide open sky 42')
      await page.getByLabel('Birthday').fill('2000-02-29')
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
      await seesHome(page, '/', 'robin')
    }),

  'I1 loads a dialog when it is needed, and gives focus back': ({ browser, production }) =>
    visit(browser, {}, async (page) => {
      await page.goto(production)
      await logIn(page, 'suspended@example.com')
      await page.getByRole('dialog', { name: 'Your account has been deactivated' }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      assert.notEqual(await page.evaluate(() => document.activeElement?.tagName), 'BODY')
    }),

  'speaks German, with a sentence of the app among its own': ({ browser, development }) =>
    visit(browser, { locale: 'de-DE' }, async (page) => {
      await page.goto(development)
      await hydrated(page)
      await page.getByRole('heading', { name: 'Zurück zu deinen Pflanzen' }).waitFor()
      await page.getByRole('button', { name: 'Anmelden', exact: true }).waitFor()
      await page.getByText('Nutzungsbedingungen von Herbarium').waitFor()
    }),

  'wears the colours of the app': ({ browser, production }) =>
    visit(browser, { colorScheme: 'light' }, async (page) => {
      await page.goto(production)
      const button = page.getByRole('button', { name: 'Log in', exact: true })
      assert.equal(
        await button.evaluate((element) => getComputedStyle(element).backgroundColor),
        'rgb(31, 111, 84)',
      )
    }),

  'I2 hydrates in another time zone without a word': ({ browser, development }) =>
    visit(browser, { timezoneId: 'America/Los_Angeles' }, async (page) => {
      await page.goto(development)
      await hydrated(page)
      await logIn(page)
      await seesHome(page, '/')
    }),

  'J14 keeps and sends what was typed before the script came': ({ browser, development }) =>
    visit(browser, {}, async (page) => {
      const scripts = await holdScripts(page)
      await page.goto(development, { waitUntil: 'commit' })
      const email = page.getByLabel('Email')
      const password = page.getByLabel('Password', { exact: true })
      await email.fill('wren@example.com')
      await password.fill('correct horse battery')
      scripts.release()
      await hydrated(page)
      assert.equal(await email.inputValue(), 'wren@example.com')
      assert.equal(await password.inputValue(), 'correct horse battery')
      const sent = page.waitForRequest('**/v3/login/')
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
      const { username_or_email, password: proof } = (await sent).postDataJSON() as Record<string, unknown>
      assert.deepEqual([username_or_email, proof], ['wren@example.com', 'correct horse battery'])
      await seesHome(page, '/')
    }),

  'C1 keeps a password out of the address when submitted before the script came': ({ browser, production }) =>
    visit(browser, {}, async (page) => {
      const scripts = await holdScripts(page)
      await page.goto(`${production}/login/?next=/beds`, { waitUntil: 'commit' })
      await page.getByLabel('Email').fill('wren@example.com')
      const posted = page.waitForRequest((request) => request.method() === 'POST')
      await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
      await page.keyboard.press('Enter')
      assert.equal(new URL((await posted).url()).search, '?next=/beds')
      scripts.release()
      await hydrated(page)
      await logIn(page)
      await seesHome(page, '/beds')
    }),
}

/** Makes both storages throw as a browser does that blocks site data. */
function blockStorage() {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  }
}
