import assert from 'node:assert/strict'
import type { KeepingFirefox } from '../engines/keeping.ts'
import type { Tab, Target } from '../engines/tab.ts'
import type { JourneyContext } from './journey.ts'

/** What these journeys get: Firefox, because the Chromium of the other journeys never keeps a page for Back. */
export interface KeptContext extends Pick<JourneyContext, 'production' | 'mocks'> {
  readonly firefox: KeepingFirefox
}

const phone = 'Mozilla/5.0 (Android 15; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0'
const hydratedForm = () =>
  Object.keys(document.querySelector('main form, form') ?? {}).some((key) => key.startsWith('__react'))
const isShownAgain = () => document.documentElement.dataset['shown'] === 'again'

const email: Target = { role: 'textbox', name: 'Email' }
const password = 'input[type="password"]'
const otherAccount = 'main li button:not([disabled])'
const home = (name: string): Target => ({ role: 'heading', name: `Hello, ${name}` })

/** Runs steps in a tab without cookies, with reset tables. */
const visit = async (
  { firefox, mocks }: KeptContext,
  steps: (tab: Tab) => Promise<void>,
  device?: string,
) => {
  mocks.resetDb()
  const tab = await firefox.open(device)
  await steps(tab)
  await tab.close()
}

async function logIn(tab: Tab, address = 'wren@example.com') {
  await tab.until('a form that is alive', hydratedForm)
  await tab.type(email, address)
  await tab.type(password, 'correct horse battery')
  await tab.click({ role: 'button', name: 'Log in' })
}

async function signUp(tab: Tab) {
  await tab.until('a form that is alive', hydratedForm)
  await tab.type(email, 'robin.new@example.com')
  await tab.type(password, 'wide open sky 42')
  await tab.type('input[type="date"]', '02292000')
  await tab.click({ role: 'button', name: 'Continue' })
  await tab.see(home('robin'))
}

/** Marks the page, so that it can be recognized later. Call it before leaving the page. */
const mark = (tab: Tab) =>
  tab.run(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset['shown'] = 'again'
    })
  })

/** Goes to the previous or the next page, which the browser must have kept. */
async function isKept(tab: Tab, steps: -1 | 1 = -1) {
  await tab.travel(steps)
  await tab.until('the page that was left, as the browser has kept it', isShownAgain)
}

const waits = (tab: Tab) => tab.run(() => document.querySelectorAll('[data-ui="spinner"]').length)

/** Pages that a browser keeps as they were when they were left. */
export const keptJourneys: Readonly<Record<string, (context: KeptContext) => Promise<void>>> = {
  'P2 Firefox keeps the page of a log-in, and Back finds a form that logs in': (context) =>
    visit(context, async (tab) => {
      await tab.goto(`${context.production}/login/`)
      await mark(tab)
      await logIn(tab)
      await tab.see(home('Wren Alder'))
      await isKept(tab)
      await tab.see(email)
      assert.equal(await waits(tab), 0)
      await logIn(tab)
      await tab.see(home('Wren Alder'))
    }),

  'P2 Firefox keeps the page of a sign-up, and Back finds its form': (context) =>
    visit(context, async (tab) => {
      await tab.goto(`${context.production}/signup/`)
      await mark(tab)
      await signUp(tab)
      await isKept(tab)
      await tab.see(email)
      assert.equal(await waits(tab), 0)
    }),

  'P2 Firefox keeps the page of an account switch, and Back finds the accounts': (context) =>
    visit(context, async (tab) => {
      await tab.goto(`${context.production}/signup/`)
      await signUp(tab)
      await tab.goto(`${context.production}/add-account/`)
      await logIn(tab)
      await tab.until('the page of the account', () => location.pathname !== '/add-account/')
      await tab.goto(`${context.production}/settings/accounts/`)
      await mark(tab)
      await tab.click(otherAccount)
      await tab.until('the page of the other account', () => location.pathname !== '/settings/accounts/')
      await isKept(tab)
      await tab.see(otherAccount)
      assert.equal(await waits(tab), 0)
    }),

  'P2 Firefox keeps the page that saves on a phone, and Forward finds its boards': (context) =>
    visit(
      context,
      async (tab) => {
        await tab.goto(`${context.production}/login/`)
        await logIn(tab)
        await tab.see(home('Wren Alder'))
        await tab.goto(`${context.production}/pin/create/button/?url=https%3A%2F%2Fgarden.example%2Fponds`)
        const findsBoards = async () => {
          await tab.click({ role: 'button', name: 'Continue' })
          await tab.see({ role: 'heading', name: 'Choose board' })
        }
        await findsBoards()
        await mark(tab)
        await tab.click({ role: 'button', name: 'Cancel' })
        await tab.see(home('Wren Alder'))
        await isKept(tab, 1)
        await findsBoards()
        assert.equal(await waits(tab), 0)
      },
      phone,
    ),
}
