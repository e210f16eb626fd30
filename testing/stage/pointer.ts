/**
 * A click and a change of a field, made in the page, in less than a millisecond. `userEvent` of `vitest/browser` waits for frames, so a
 * click takes 50 ms; it is for tests of keys, of hovering, and of what only a trusted event may do.
 */

interface Point {
  readonly x: number
  readonly y: number
}

/** The middle of the part of an element that is in the window. */
function middle(element: Element): Point {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const { left, right, top, bottom } = element.getClientRects()[0] ?? element.getBoundingClientRect()
  return {
    x: (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
    y: (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
  }
}

/** What is at the point, if it is the element, a part of it or its label. */
function partAt(element: Element, { x, y }: Point): Element {
  const hit = document.elementFromPoint(x, y)
  if (hit && (element.contains(hit) || hit.closest('label')?.control === element)) return hit
  throw new Error(`${element.textContent || element.localName} is covered by ${hit?.localName}.`)
}

/** Where to click the element. Throws if a mouse would not reach it. */
export function reach(element: Element): Point {
  if (element.matches(':disabled, [aria-disabled="true"], [aria-disabled="true"] *'))
    throw new Error(`${element.textContent || element.localName} is disabled.`)
  const point = middle(element)
  partAt(element, point)
  return point
}

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]'

/** Moves the focus as a mouse does: to the closest element that takes it, or to none. */
function focusFrom(pressed: Element) {
  const target = pressed.closest<HTMLElement>(focusable)
  if (target) target.focus({ preventScroll: true })
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

/**
 * Clicks the middle of an element as a mouse does. Throws if the element is not under the pointer when the button is released: what
 * appears because another field lost the focus may move it.
 */
export function click(element: Element) {
  const point = reach(element)
  const event = { bubbles: true, cancelable: true, composed: true, view: window, detail: 1 }
  const mouse = { ...event, clientX: point.x, clientY: point.y }
  const pointer = { ...mouse, pointerId: 1, pointerType: 'mouse', isPrimary: true }
  const pressed = partAt(element, point)
  pressed.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }))
  if (pressed.dispatchEvent(new MouseEvent('mousedown', { ...mouse, buttons: 1 }))) focusFrom(pressed)
  const released = partAt(element, point)
  released.dispatchEvent(new PointerEvent('pointerup', pointer))
  released.dispatchEvent(new MouseEvent('mouseup', mouse))
  released.dispatchEvent(new PointerEvent('click', pointer))
}

/** Replaces the text of a field with one input event, as a password manager does. */
export function enter(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  field.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  field.focus()
  field.select()
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text)
}
