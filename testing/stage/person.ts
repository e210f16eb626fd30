import { expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { click, enter, reach } from './pointer.ts'

/** The member of the mock tables that tests log in as. */
export const WREN = 'wren@example.com'
export const PASSWORD = 'correct horse battery'

/** Waits until the expectation holds, with a generous timeout for busy machines. */
export const soon = <T>(expectation: () => T | Promise<T>) =>
  vi.waitFor(expectation, { timeout: 20_000, interval: 10 })

/** Throws a short error, because the locator's own error prints the whole page on every retry. */
const only = (locator: ReturnType<typeof page.getByText>, what: string) => {
  const element = locator.query()
  if (!element) throw new Error(`There is no ${what}.`)
  return element
}

export const field = (label: string) => {
  const element = only(page.getByLabelText(label, { exact: true }), label)
  if (!(element instanceof HTMLInputElement)) throw new Error(`${label} is not an input.`)
  return element
}
export const emailField = () => field('Email')
export const passwordField = () => field('Password')
export const codeField = () => field('Verification code')

const withRole = (role: string, name?: string | RegExp) => {
  const element = only(
    page.getByRole(role, name === undefined ? {} : { name, exact: true }),
    `${role} ${String(name)}`,
  )
  if (!(element instanceof HTMLElement)) throw new Error(`${role} ${String(name)} is not an HTML element.`)
  return element
}

/** Waits for the element with this role and exact name. */
export const byRole = (role: string, name?: string | RegExp) => soon(() => withRole(role, name))

/** Fills in a field with one input event, as a password manager does. */
export const fill = async (label: string, text: string) => {
  const input = await soon(() => {
    const found = field(label)
    if (!found.matches(':read-write')) throw new Error(`${label} cannot be changed.`)
    return found
  })
  if (input.type === 'date') await userEvent.fill(input, text)
  else enter(input, text)
}

/** Waits until a mouse can click the element with this role and exact name, and clicks it. */
export const pick = async (role: string, name: string | RegExp) => {
  const element = await soon(() => {
    const found = withRole(role, name)
    reach(found)
    return found
  })
  click(element)
}

export const press = (name: string | RegExp) => pick('button', name)
export const follow = (name: string | RegExp) => pick('link', name)
/** Waits for visible text; part of a sentence is enough. */
export const see = (text: string | RegExp) =>
  soon(() => expect(only(page.getByText(text, { exact: false }).first(), String(text))).toBeVisible())

/** Waits until the page has no dialog. */
export const isGone = () => soon(() => expect(document.querySelector('dialog')).toBeNull())

/** Fills in and submits the log-in form. */
export async function logIn(email = WREN, password = PASSWORD) {
  await fill('Email', email)
  await fill('Password', password)
  await press('Log in')
}

/** Goes from the log-in form to the two-factor step. */
export async function toLoginMfa() {
  await logIn('mfa@example.com')
  await soon(codeField)
}

/** All text on the page, including dialogs and toasts. */
export const allText = () => document.body.textContent

/** A short description of the focused element: a field's name, otherwise the element with its text or label. */
export function focused(): string {
  const element = document.activeElement
  if (element instanceof HTMLInputElement) return element.name
  return `${element?.localName} ${element?.getAttribute('aria-label') ?? (element === document.body ? '' : element?.textContent)}`.trim()
}

/** The next `count` tab stops. */
export async function tabStops(count: number): Promise<readonly string[]> {
  const stops: string[] = []
  while (stops.length < count) {
    await userEvent.keyboard('{Tab}')
    stops.push(focused())
  }
  return stops
}
