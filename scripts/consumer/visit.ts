import assert from 'node:assert/strict'
import type { Browser, BrowserContextOptions, Page } from 'playwright'

/** Who visits, and how. */
export interface Visitor extends BrowserContextOptions {
  /** Runs in the page before anything else. */
  readonly before?: () => void
}

/** One visit in a browser of its own; whatever the page complains of in the meantime fails it. */
export async function visit(
  browser: Browser,
  { before, ...options }: Visitor,
  steps: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    reducedMotion: 'reduce',
    ...options,
  })
  context.setDefaultTimeout(10_000)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    // The browser's own line on a refused log-in, which is what a wrong password is.
    const isRefusal =
      message.text().startsWith('Failed to load resource') && message.location().url.endsWith('/v3/login/')
    if (['error', 'warning'].includes(message.type()) && !isRefusal) complaints.push(message.text())
  })
  await page.addInitScript(() => {
    addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
        console.error(
          `Refused by the policy: ${effectiveDirective} ${blockedURI} (${sourceFile}:${lineNumber})`,
        ),
    )
  })
  if (before) await page.addInitScript(before)
  const stopped = await steps(page).catch((error: unknown) => error)
  await context.close()
  // What the page says is mostly why a step failed.
  if (complaints.length > 0)
    throw new Error(`The page complained:\n${complaints.join('\n')}`, { cause: stopped })
  if (stopped) throw stopped
}

/** Types both and submits. */
export async function logIn(
  page: Page,
  email = 'wren@example.com',
  password = 'correct horse battery',
): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** Waits until React has taken the server's form over. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__react')),
  )

/** Waits for the page behind, and sees where it is. */
export async function seesHome(page: Page, path: string, name = 'Wren Alder'): Promise<void> {
  await page.getByRole('heading', { name: `Hello, ${name}` }).waitFor()
  const { pathname, search, hash, origin } = new URL(page.url())
  assert.equal(pathname + search + hash, path)
  assert.equal(new URL(origin).hostname, '127.0.0.1')
}
