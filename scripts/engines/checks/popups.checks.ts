import assert from 'node:assert/strict'
import type { Page } from 'playwright'
import { hydrated } from '../../package/visit.ts'
import type { Check } from './check.ts'

interface Opened {
  readonly path: string
  readonly during: string | undefined
  readonly isActive: boolean
  readonly isBlocked: boolean
}

/** Notes which event each window is opened in: browsers allow one while a person acts, and Safari forgets that with the next call. */
const noteWindows = (page: Page) =>
  page.evaluate(() => {
    const opened: Opened[] = []
    const open = window.open.bind(window)
    Object.assign(window, { opened })
    window.open = (address, ...rest) => {
      // It ends with the call.
      const { isActive } = navigator.userActivation
      // Kept on this machine.
      const popup = open('about:blank', ...rest)
      opened.push({
        path: new URL(String(address), location.href).pathname,
        during: globalThis.event?.type,
        isActive,
        isBlocked: !popup,
      })
      return popup
    }
  })

const openedIn = (page: Page) =>
  // SAFETY: `noteWindows` has put it there.
  page.evaluate(() => (window as unknown as { opened: Opened[] }).opened)

export const popupChecks: readonly Check[] = [
  {
    name: 'B9 the window of single sign-on is opened inside the click, and is not blocked',
    run: async (page, app) => {
      await page.goto(`${app}/login/`)
      await hydrated(page)
      await noteWindows(page)
      await page.getByLabel('Email').fill('team@acme.example')
      const button = page.getByRole('button', { name: 'Continue with SSO' })
      await button.click()
      assert.deepEqual(await openedIn(page), [
        { path: '/authorize', during: 'submit', isActive: true, isBlocked: false },
      ])
    },
  },
]
