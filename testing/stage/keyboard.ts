import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import { focused, soon } from './person.ts'

/** The name of the focused element: its label or its own text. */
const here = () => {
  const element = document.activeElement
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null
  return label ?? element?.getAttribute('aria-label') ?? element?.textContent ?? ''
}

export const keys = (text: string) => userEvent.keyboard(text)

/** Waits until the element with this name has focus, as `focused` returns it. */
export const isOn = (expected: string) => soon(() => expect(focused()).toBe(expected))

/** Presses Tab, at least once, until the name of the focused element starts with this. */
export async function tabTo(name: string) {
  await keys('{Tab}')
  for (let n = 0; n < 80 && !here().startsWith(name); n += 1) await keys('{Tab}')
  expect(here().slice(0, name.length)).toBe(name)
}

/** Tabs to a field and replaces its text, which Tab selects. */
export async function typeIn(label: string, text: string) {
  await tabTo(label)
  await keys(text)
}
