import assert from 'node:assert/strict'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright'
import { hydrated, visit } from '../package/visit.ts'

interface Context {
  readonly browser: Browser
  /** The address of the running app. */
  readonly url: string
}

const picture = '<svg xmlns="http://www.w3.org/2000/svg" />'
const german = { locale: 'de-DE' }
const asGerman = { headers: { 'accept-language': 'de-DE,de;q=0.9' } }

async function logInInGerman(page: Page, url: string) {
  await page.goto(`${url}/login?next=/save`)
  await hydrated(page)
  await page.getByLabel('E‑Mail').fill('wren@example.com')
  await page.getByLabel('Passwort', { exact: true }).fill('correct horse battery')
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await page.waitForURL(`${url}/save`)
}

/** Removes the element that `StyleNonce` renders from the server's page. */
const withoutStyleNonce = (page: Page, url: string) =>
  page.route(`${url}/login`, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace(/<meta property="csp-nonce"[^>]*>/, '') })
  })

/** Journeys by name. `visit` fails on any warning, error or blocked resource. */
export const journeys: Readonly<Record<string, (context: Context) => Promise<void>>> = {
  'I2 renders the German form on the server, its styles with the nonce': async ({ url }) => {
    const response = await fetch(`${url}/login`, asGerman)
    const [, nonce = 'none'] =
      /style-src 'self' 'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '') ?? []
    const html = await response.text()
    assert.match(html, /<html lang="de"/)
    for (const part of ['Anmelden', 'name="password"', `<meta property="csp-nonce" nonce="${nonce}"`])
      assert.ok(html.includes(part), `The page lacks ${part}.`)
    const styles = html.match(/<style[^>]*>/g) ?? []
    assert.ok(styles.length > 0, 'The page has no styles.')
    assert.deepEqual(
      styles.filter((style) => !style.includes(`nonce="${nonce}"`)),
      [],
    )
  },

  'sends a German page without the messages, which are files': async ({ url }) => {
    const html = await (await fetch(`${url}/login`, asGerman)).text()
    const size = gzipSync(html).length
    assert.ok(size <= 10_000, `The page has ${size} bytes, compressed.`)
  },

  'I1 hydrates under a strict policy and logs in by a click': ({ browser, url }) =>
    visit(browser, german, (page) => logInInGerman(page, url)),

  'streams a part of the page, with its styles': async ({ url }) => {
    const { body } = await fetch(`${url}/save`, asGerman)
    assert.ok(body)
    const decoder = new TextDecoder()
    const seen: { first?: string; all: string } = { all: '' }
    for await (const chunk of body) {
      seen.all += decoder.decode(chunk, { stream: true })
      if (seen.all.includes('Loading…')) seen.first ??= seen.all
    }
    assert.ok(seen.first && !seen.first.includes('Lake at dawn</h2>'), 'The page waited for its slow part.')
    const late = seen.all.slice(seen.first.length)
    assert.match(late, /Lake at dawn<\/h2>/, 'The slow part has not come.')
    assert.match(late, /<style[^>]* nonce="/, 'The slow part has no styles.')
  },

  'hydrates the streamed part and saves a pin, in German': ({ browser, url }) =>
    visit(browser, german, async (page) => {
      // The pictures of the mock boards and members.
      await page.route(/\/(pins|people)\/[^/]+\.svg$/, (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: picture }),
      )
      await logInInGerman(page, url)
      const save = page.getByRole('button', { name: 'Save', exact: true })
      await hydrated(page, 'article button')
      assert.notEqual(await save.evaluate((element) => getComputedStyle(element).borderStyle), 'outset')
      await save.click()
      const dialog = page.getByRole('dialog', { name: 'Pinnwand auswählen' })
      await dialog.getByText('Quick saves').click()
      await page.getByText('Gemerkt auf Quick saves').waitFor()
      await dialog.waitFor({ state: 'detached' })
    }),

  'would fail without StyleNonce': ({ browser, url }) =>
    assert.rejects(
      visit(browser, german, async (page) => {
        await withoutStyleNonce(page, url)
        await page.goto(`${url}/login`)
        await hydrated(page)
      }),
      /errors\.md#17/,
    ),
}
