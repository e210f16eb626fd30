import assert from 'node:assert/strict'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { translatePage } from '../walk/translator.ts'

/** The visitor's browser settings. */
export interface Visitor extends BrowserContextOptions {
  /** Runs in the page before any other script. */
  readonly before?: () => void
  /** The browser translates every page. P1. */
  readonly translates?: boolean
}

/** Runs steps in a fresh browser context. Fails if the page logs an error or a warning. */
export async function visit(
  browser: Browser,
  { before, translates, ...options }: Visitor,
  steps: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    reducedMotion: 'reduce',
    ...options,
  })
  context.setDefaultTimeout(30_000)
  if (translates) await context.addInitScript(translatePage)
  await context.addInitScript(() => {
    addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
        console.error(
          `Blocked by the Content-Security-Policy: ${effectiveDirective} ${blockedURI} (${sourceFile}:${lineNumber})`,
        ),
    )
  })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => {
    // The browser logs every 4xx response, including the one for a wrong password.
    const isRejectedLogin =
      message.text().startsWith('Failed to load resource') && message.location().url.endsWith('/v3/login/')
    // In development, failed calls are explained in the console.
    const isExplained = message.text().startsWith('Tackboard: call ')
    if (['error', 'warning'].includes(message.type()) && !isRejectedLogin && !isExplained)
      problems.push(`${message.text()} (${message.location().url})`)
  })
  if (before) await page.addInitScript(before)
  const failure = await steps(page).catch((error: unknown) => error)
  const stale = await page.evaluate(() => globalThis.staleTexts?.() ?? [])
  problems.push(...stale.map((text) => `A text no longer follows the app: ${text}`))
  await context.close()
  // The page's log usually explains why a step failed.
  if (problems.length > 0) throw new Error(`The page logged:\n${problems.join('\n')}`, { cause: failure })
  if (failure) throw failure
}

/** Fills in the log-in form and submits it. */
export async function logIn(
  page: Page,
  email = 'wren@example.com',
  password = 'correct horse battery',
): Promise<void> {
  const field = page.getByLabel('Email')
  // Firefox adds to what is in a field of this type.
  await field.fill('')
  await field.fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** Waits until React has hydrated an element; by default, the form. */
export const hydrated = (page: Page, selector = 'form') =>
  page.waitForFunction(
    (wanted) => Object.keys(document.querySelector(wanted) ?? {}).some((key) => key.startsWith('__react')),
    selector,
  )

/** Waits for the home page and checks its address. */
export async function seesHome(page: Page, path: string, name = 'Wren Alder'): Promise<void> {
  await page.getByRole('heading', { name: `Hello, ${name}` }).waitFor()
  const { pathname, search, hash, origin } = new URL(page.url())
  assert.equal(pathname + search + hash, path)
  assert.equal(new URL(origin).hostname, '127.0.0.1')
}

/** Presses a button that closes its window, in which case the press may go unanswered. */
export async function closeWindow(popup: Page): Promise<void> {
  const closing = popup.waitForEvent('close')
  const button = popup.getByRole('button', { name: 'Close window' })
  await button.waitFor()
  await Promise.all([closing, button.click().catch(() => undefined)])
}
