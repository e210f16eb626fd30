import { addDialogs } from './dialog.ts'
import { addLayout } from './layout.ts'
import { addPopovers } from './popover.ts'

/**
 * Adds to jsdom what Tackboard needs and jsdom lacks: modal dialogs, popovers, `ResizeObserver`, `IntersectionObserver`, `matchMedia`,
 * `checkVisibility` and `scrollIntoView`. Existing features are kept, so calling it again, or in a browser, changes nothing. Call it once
 * before the first flow is rendered, for example in a set-up file. Nothing has a size and observers never report, so anything that depends
 * on layout needs a browser. Throws if there is no DOM.
 */
export function shimJsdom(): void {
  if (typeof HTMLElement === 'undefined')
    throw new Error("shimJsdom found no DOM. Run the test in the environment 'jsdom'.")
  addDialogs()
  addPopovers()
  addLayout()
}
