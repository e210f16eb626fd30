import { add } from './add.ts'

/**
 * Shows and hides popovers, which the list of toasts uses. `popover` stays undefined on `HTMLElement`, because a button with a
 * `popovertarget` would still do nothing. Menus then open without it, as in a browser without popovers.
 */
export function addPopovers(): void {
  const element = HTMLElement.prototype
  if (Reflect.has(element, 'showPopover')) return
  const open = new WeakSet<Element>()
  add(element, 'showPopover', function showPopover(this: HTMLElement) {
    open.add(this)
    // jsdom's own style sheet hides every popover.
    this.style.display = 'block'
  })
  add(element, 'hidePopover', function hidePopover(this: HTMLElement) {
    open.delete(this)
    this.style.display = ''
  })
  // jsdom knows this selector, but never matches it.
  const { matches } = Element.prototype
  Object.defineProperty(Element.prototype, 'matches', {
    configurable: true,
    writable: true,
    value(this: Element, selector: string) {
      return selector === ':popover-open' ? open.has(this) : matches.call(this, selector)
    },
  })
}
