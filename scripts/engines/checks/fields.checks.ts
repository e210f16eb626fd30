import assert from 'node:assert/strict'
import type { Page } from 'playwright'
import { hydrated, seesHome } from '../../package/visit.ts'
import type { EngineName } from '../engine.ts'
import type { Check } from './check.ts'

/** Every token in the page's `autocomplete` attributes, and those among them that the browser knows. */
const tokens = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll('input')].filter(({ type }) => type !== 'hidden')
    return fields.map((field) => [field.getAttribute('autocomplete'), field.autocomplete] as const)
  })

const signUpForm = async (page: Page, app: string) => {
  await page.goto(`${app}/signup/`)
  await hydrated(page)
  return page.getByLabel('Birthday')
}

/** How February 29th is typed. In WebKit, Tab moves to the next part. */
const monthAndDay: Readonly<Record<EngineName, readonly string[]>> = {
  chromium: [...'0229'],
  firefox: [...'0229'],
  webkit: ['0', '2', 'Tab', '2', '9', 'Tab'],
}

/** What it does not know, and leaves alone: Firefox fills in no birthdays. */
const unknown: Readonly<Partial<Record<EngineName, string>>> = { firefox: 'bday' }

const typeKeys = async (page: Page, keys: Iterable<string>) => {
  for (const key of keys) await page.keyboard.press(key)
}

export const fieldChecks: readonly Check[] = [
  {
    name: 'a date is typed key by key, and an incomplete one is no date',
    run: async (page, app, engine) => {
      const field = await signUpForm(page, app)
      await field.evaluate((element) => element.focus())
      await typeKeys(page, monthAndDay[engine])
      assert.equal(await field.inputValue(), '')
      await typeKeys(page, '2000')
      assert.equal(await field.inputValue(), '2000-02-29')
    },
  },
  {
    name: 'the browser knows what each field asks to be filled in with',
    run: async (page, app, engine) => {
      for (const path of ['/login/', '/signup/']) {
        await page.goto(app + path)
        await hydrated(page)
        const found = await tokens(page)
        assert.ok(found.length > 1)
        for (const [asked, known] of found)
          assert.equal(known, asked === unknown[engine] ? '' : (asked ?? ''))
      }
    },
  },
  {
    name: 'what a password manager fills in without an event is sent',
    run: async (page, app) => {
      await page.goto(`${app}/login/`)
      await hydrated(page)
      await page.evaluate(() => {
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
        const [email, password] = document.querySelectorAll('input')
        if (email) set?.call(email, 'wren@example.com')
        if (password) set?.call(password, 'correct horse battery')
      })
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
      await seesHome(page, '/')
    },
  },
  {
    name: 'Enter that ends a composition sends no form, in the order of each browser',
    run: async (page, app) => {
      await page.goto(`${app}/login/`)
      await hydrated(page)
      const isSent = await page.getByLabel('Email').evaluate((field) => {
        const press = (init: KeyboardEventInit) =>
          field.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }),
          )
        const compose = (type: string) => field.dispatchEvent(new CompositionEvent(type, { bubbles: true }))
        compose('compositionstart')
        const duringIt = press({ isComposing: true })
        compose('compositionend')
        // Safari ends the composition first.
        const afterIt = press({ keyCode: 229 })
        return { duringIt, afterIt, later: press({ keyCode: 13 }) }
      })
      assert.deepEqual(isSent, { duringIt: false, afterIt: false, later: true })
    },
  },
]
