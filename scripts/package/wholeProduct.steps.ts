import assert from 'node:assert/strict'
import type { Page } from 'playwright'
import { bookmarkletOf, runBookmarklet } from './createPin.journeys.ts'
import { fillInAd, fillInBusiness } from './promote.journeys.ts'
import { closeWindow, hydrated, logIn, seesHome } from './visit.ts'

/** Visits without an account: the feed, a save that asks for a log-in, and a search that calls for a notice. */
export async function lookAround(page: Page) {
  await page.getByRole('heading', { name: 'Pictures worth keeping' }).waitFor()
  await page.getByRole('button', { name: 'Save Lake at dawn' }).click()
  await page.getByRole('dialog').getByLabel('Email').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('searchbox', { name: 'Search Pins' }).fill('lonely')
  await page.keyboard.press('Enter')
  await page.getByText('You’re not alone').waitFor()
}

/** Signs up with an email, a birthday and the consents of the visitor's country. */
export async function signUp(page: Page) {
  await page.getByRole('link', { name: 'Sign up' }).click()
  await page.waitForURL('**/signup/')
  await hydrated(page)
  await page.getByLabel('Email').fill('robin.new@example.com')
  await page.getByLabel('Password', { exact: true }).fill('wide open sky 42')
  await page.getByLabel('Birthday').fill('2000-02-29')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByLabel('Agree to all').check()
  await page.getByRole('button', { name: 'Next' }).click()
  await seesHome(page, '/', 'robin')
}

/** Saves a pin to a new board, and closes the dialog that confirms it. */
export async function saveToNewBoard(page: Page, pin: string, board: string) {
  await page.getByRole('button', { name: `Save ${pin}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create board' }).click()
  await dialog.getByLabel('Name').fill(board)
  await dialog.getByRole('button', { name: 'Create', exact: true }).click()
  await page.getByRole('heading', { name: `Saved to ${board}` }).waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Creates a pin from another site with the bookmarklet, on an existing board. */
export async function createPin(page: Page, board: string) {
  const popup = await runBookmarklet(page, await bookmarkletOf(page))
  await popup.getByRole('option', { name: board }).first().click()
  await popup.getByRole('heading', { name: `Saved to ${board}` }).waitFor()
  await closeWindow(popup)
}

/** Moves a pin to another board, on its board's page, where it no longer appears after a reload. */
export async function movePin(page: Page, pin: string, from: string, to: string) {
  await page.getByRole('link', { name: 'Your profile' }).click()
  await page.getByRole('link', { name: from }).click()
  const moving = page.waitForResponse('**/resource/BulkEditResource/update/')
  await page.getByRole('button', { name: `Move ${pin} to`, exact: true }).click()
  await page.getByRole('button', { name: to, exact: true }).click()
  const tile = page.getByRole('button', { name: pin, exact: true })
  await tile.waitFor({ state: 'detached' })
  await moving
  await page.reload()
  await page.getByRole('button', { name: 'Lake at dawn', exact: true }).waitFor()
  assert.equal(await tile.count(), 0)
}

/** Follows a member on their page. */
export async function follow(page: Page, username: string) {
  await page.goto(new URL(`/${username}/`, page.url()).href)
  await page.getByRole('button', { name: /^Follow / }).click()
  await page.getByRole('button', { name: /^Following / }).waitFor()
  await page.getByText('1 follower').waitFor()
}

/** Acts for a business, and opens the page for promoting one of its pins. */
export async function promoteFor(page: Page, business: string, username: string) {
  await page.getByRole('button', { name: /^Your profile/ }).click()
  await page.getByRole('button', { name: new RegExp(`^${business}`) }).click()
  await page.getByText(`You’re now acting as ${business}.`).first().waitFor()
  await page.goto(new URL(`/${username}/`, page.url()).href)
  await page.getByRole('link', { name: /^Promote / }).click()
  await page.getByRole('button', { name: 'Agree and continue' }).click()
  await fillInAd(page, 'Dunes, from a kite')
  await page.getByLabel('Destination').fill('https://larch.example/bread')
  await page.getByRole('button', { name: 'Promote', exact: true }).click()
  await fillInBusiness(page)
  await page.getByRole('button', { name: 'Pay by invoice' }).click()
  await page.getByRole('dialog', { name: 'Your ad is on its way' }).waitFor()
}

/** Adds an account, which logs in to it, and switches back. */
export async function switchAccounts(page: Page) {
  await page.getByRole('link', { name: 'Accounts' }).click()
  await page.getByRole('link', { name: 'Add account' }).click()
  await page.waitForURL('**/add-account/')
  await hydrated(page)
  await logIn(page)
  await page.getByRole('heading', { name: 'Wren Alder' }).waitFor()
  await page.getByRole('link', { name: 'Accounts' }).click()
  await page.getByRole('button', { name: /^robin/ }).click()
  await page.getByRole('heading', { name: 'robin' }).waitFor()
}

/** Logs out, and sees the pages of a visitor. */
export async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('link', { name: 'Log in' }).waitFor()
  await page.getByRole('heading', { name: 'Pictures worth keeping' }).waitFor()
}
