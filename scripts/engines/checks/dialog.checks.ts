import assert from 'node:assert/strict'
import type { Page } from 'playwright'
import { actLikeSafari } from './focus.checks.ts'
import type { Check } from './check.ts'

const save = 'Save Lake at dawn'

const openDialog = async (page: Page, app: string, isSafari = false) => {
  await page.goto(`${app}/`)
  const button = page.getByRole('button', { name: save })
  await button.waitFor()
  if (isSafari) await actLikeSafari(page)
  await button.click()
  await page.getByRole('dialog').getByLabel('Email').waitFor()
}

const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.ariaLabel)

const closes = async (page: Page) => {
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  assert.equal(await focusedName(page), save)
}

/** How the page under the dialog lies, and whether its root can be scrolled. */
const layout = (page: Page) =>
  page.evaluate(() => ({
    left: document.querySelector('h1')?.getBoundingClientRect().left,
    width: document.querySelector('main')?.getBoundingClientRect().width,
    isLocked: getComputedStyle(document.documentElement).overflowY === 'hidden',
  }))

export const dialogChecks: readonly Check[] = [
  {
    name: 'Escape closes a dialog, and focus returns to its button',
    run: async (page, app) => {
      await openDialog(page, app)
      await page.keyboard.press('Escape')
      await closes(page)
    },
  },
  {
    name: 'focus returns to the button of a dialog where the browser does not focus it',
    run: async (page, app) => {
      await openDialog(page, app, true)
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
      await closes(page)
    },
  },
  {
    name: 'a dialog makes the page inert, draws a backdrop, and keeps Tab inside',
    run: async (page, app) => {
      await openDialog(page, app)
      const found = await page.evaluate(() => {
        const dialog = document.querySelector('dialog')
        const button = document.querySelector<HTMLElement>('[aria-label^="Save "]')
        button?.focus()
        return {
          isModal: dialog?.matches(':modal'),
          tookFocus: document.activeElement === button,
          backdrop: dialog && getComputedStyle(dialog, '::backdrop').backgroundColor,
        }
      })
      assert.deepEqual([found.isModal, found.tookFocus], [true, false])
      assert.match(found.backdrop ?? '', /0\.6\)$/)
      for (let presses = 0; presses < 20; presses += 1) {
        await page.keyboard.press('Tab')
        assert.ok(
          await page.evaluate(() => document.querySelector('dialog')?.contains(document.activeElement)),
        )
      }
    },
  },
  {
    name: 'the page neither moves nor scrolls under a dialog',
    run: async (page, app) => {
      await page.goto(`${app}/`)
      await page.getByRole('button', { name: save }).waitFor()
      await page.evaluate(() => (document.body.style.paddingBlockEnd = '3000px'))
      const before = await layout(page)
      await page.getByRole('button', { name: save }).click()
      await page.getByRole('dialog').getByLabel('Email').waitFor()
      assert.deepEqual(await layout(page), { ...before, isLocked: true })
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      assert.deepEqual(await layout(page), before)
    },
  },
]
