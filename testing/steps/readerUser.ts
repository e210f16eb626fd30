import { userEvent } from 'vitest/browser'
import { enter } from '../stage/pointer.ts'
import type { ScreenReader } from './screenReader.ts'
import type { Actor } from './steps.ts'

const keyboard = (text: string) => userEvent.keyboard(text)

const isAfter = (element: Element) => {
  const here = document.activeElement ?? document.body
  return Boolean(here.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
}

/** Presses Tab, or Shift+Tab, until focus is on the element: a person has no other way to it than past what is between. */
async function tabTo(element: Element) {
  for (let stops = 0; stops < 60 && document.activeElement !== element; stops += 1)
    await keyboard(isAfter(element) ? '{Tab}' : '{Shift>}{Tab}{/Shift}')
  if (document.activeElement !== element)
    throw new Error(`Tab does not reach ${element.outerHTML.slice(0, 200)}`)
}

const listOf = (option: Element) =>
  [...document.querySelectorAll('[role="combobox"]')].find((box) => {
    const list = document.getElementById(box.getAttribute('aria-controls') ?? '')
    return list?.contains(option)
  })

/** Reaches an option with arrow keys from the field that controls its list. */
async function arrowTo(option: Element, field: Element, reader: ScreenReader) {
  if (document.activeElement !== field) await tabTo(field)
  for (let rows = 0; rows < 40 && field.getAttribute('aria-activedescendant') !== option.id; rows += 1)
    await reader.press('ArrowDown')
}

/** Chooses a radio button with the arrow keys of its group. */
async function arrowToRadio(radio: HTMLInputElement) {
  const group = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
    ({ name }) => name === radio.name,
  )
  await tabTo(group.find(({ checked }) => checked) ?? group[0] ?? radio)
  for (let rows = 0; rows < group.length && document.activeElement !== radio; rows += 1)
    await keyboard('{ArrowDown}')
}

const isRadio = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'radio'
const isText = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement

/** The hands of somebody who has no mouse: what a step would click is reached with Tab or arrow keys, and pressed. */
export const readerUser = (reader: ScreenReader) => {
  const user = {
    async click(element: Element) {
      const field = element.getAttribute('role') === 'option' ? listOf(element) : undefined
      if (isRadio(element)) return arrowToRadio(element)
      if (field) {
        await arrowTo(element, field, reader)
        return keyboard('{Enter}')
      }
      await tabTo(element)
      if (isText(document.activeElement) && !document.activeElement.matches('[type="checkbox"]'))
        return undefined
      // The reader says a box again when its own key has changed it.
      return element.matches('input') ? reader.press(' ') : keyboard('{Enter}')
    },
    async clear(element: Element) {
      if (document.activeElement !== element) await tabTo(element)
      if (isText(element)) enter(element, '')
    },
    async paste(text: string) {
      const field = document.activeElement
      if (field instanceof HTMLInputElement && field.type === 'date') await userEvent.fill(field, text)
      else if (isText(field)) enter(field, text)
    },
    async type(element: Element, text: string) {
      if (document.activeElement !== element) await tabTo(element)
      await keyboard(text)
    },
    keyboard,
  }
  // SAFETY: the journeys read aloud use nothing else; what they might add fails as 'not a function'.
  return user as unknown as Actor['user']
}
