import { expect } from 'vitest'

/** The rendered rows of the picker. */
export const options = () => [...document.querySelectorAll<HTMLElement>('[role="option"]')]
export const list = () => document.querySelector<HTMLElement>('[role="listbox"]')
/** What scrolls: the list, and what follows it. */
export const scroller = () => document.querySelector<HTMLElement>('[data-at="scroll"]')
export const nameOf = (option: Element | null | undefined) =>
  option?.querySelector('bdi')?.textContent ?? null

const activeId = () =>
  document.querySelector('[role="combobox"], [role="listbox"]')?.getAttribute('aria-activedescendant') ?? null

/** The name of the highlighted row, which must be the one that the field refers to, and must be in view. */
export function highlighted() {
  const marked = options().filter(({ ariaSelected }) => ariaSelected === 'true')
  expect(marked.map(({ id }) => id)).toEqual([activeId()].filter((id) => id !== null))
  const [row] = marked
  const [frame, box] = [scroller()?.getBoundingClientRect(), row?.getBoundingClientRect()]
  const isInView = !frame || !box || (box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1)
  expect(isInView).toBe(true)
  return nameOf(row)
}

/** The announced number of boards. */
export const count = () =>
  [...document.querySelectorAll('[role="status"]')]
    .map(({ textContent }) => textContent)
    .find((text) => /board/.test(text))
