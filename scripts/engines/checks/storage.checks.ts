import assert from 'node:assert/strict'
import type { Page } from 'playwright'
import { logIn, seesHome } from '../../package/visit.ts'
import type { Check } from './check.ts'

const createPin = (app: string) => {
  const page = { url: 'https://garden.example/ponds', media: `${app}/pins/lake.svg` }
  return `${app}/pin/create/button/?${new URLSearchParams(page).toString()}`
}

/** From now on both storages throw, as in a browser that blocks site data. */
async function blockStorage(page: Page) {
  const isBlocked = await page.evaluate(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    try {
      return !localStorage
    } catch {
      return true
    }
  })
  assert.ok(isBlocked)
}

export const storageChecks: readonly Check[] = [
  {
    name: 'C4 a member logs in, saves and creates a pin while storage throws',
    run: async (page, app) => {
      await page.goto(`${app}/login/`)
      await blockStorage(page)
      await logIn(page, 'toofast@example.com')
      await page.getByText('The security check could not be loaded. Please try again.').waitFor()
      await logIn(page)
      await seesHome(page, '/')
      await page.getByRole('button', { name: 'Save Lake at dawn' }).waitFor()
      await blockStorage(page)
      await page.getByRole('button', { name: 'Save Lake at dawn' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Create board' }).click()
      await dialog.getByLabel('Name').fill('Lichen')
      await dialog.getByRole('button', { name: 'Create', exact: true }).click()
      await page.getByRole('heading', { name: 'Saved to Lichen' }).waitFor()
      await page.goto(createPin(app))
      await page.getByRole('option', { name: 'Lichen' }).waitFor()
      await blockStorage(page)
      await page.getByRole('option', { name: 'Lichen' }).click()
      await page.getByRole('heading', { name: 'Saved to Lichen' }).waitFor()
    },
  },
]
