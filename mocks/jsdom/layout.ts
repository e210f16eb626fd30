import { add } from './add.ts'

/** An observer that reports nothing, because jsdom lays nothing out. */
class SilentObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds: readonly number[] = []
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return []
  }
}

/** Whether neither the element nor any of its ancestors is hidden by a style. */
function checkVisibility(
  this: Element,
  { visibilityProperty = false }: CheckVisibilityOptions = {},
): boolean {
  const isDisplayed = (element: Element | null): boolean =>
    element === null || (getComputedStyle(element).display !== 'none' && isDisplayed(element.parentElement))
  if (!this.isConnected || !isDisplayed(this)) return false
  return !visibilityProperty || getComputedStyle(this).visibility === 'visible'
}

/** A media query's result, which never changes. Reduced motion is preferred, so that there is nothing to wait for. */
const matchMedia = (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media,
    matches: /prefers-reduced-motion:\s*reduce/.test(media),
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })

/** Answers questions about layout and the screen, which jsdom does not have. */
export function addLayout(): void {
  add(globalThis, 'ResizeObserver', SilentObserver)
  add(globalThis, 'IntersectionObserver', SilentObserver)
  add(globalThis, 'matchMedia', matchMedia)
  add(Element.prototype, 'checkVisibility', checkVisibility)
  add(Element.prototype, 'scrollIntoView', () => undefined)
}
