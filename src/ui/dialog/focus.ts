const usable = ':not([type="hidden"], [disabled], [tabindex^="-"], [hidden] *, [inert] *)'
// A description beside a step is no step's first field.
const fields = `:is(input, select, textarea:not([data-at='description'] *))${usable}`
const stops = `:is(a[href], button, input, select, textarea, summary, [tabindex], [contenteditable=""], iframe)${usable}`

const isShown = (element: HTMLElement) => {
  // WebKit answers by the styles that it computed last, which are none for what has just been added or shown.
  element.getClientRects()
  return element.checkVisibility({ visibilityProperty: true })
}

/** Every tab stop inside the root, in order. */
export const tabStops = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(stops)].filter(isShown)

/** The first field the user can fill in, or the one marked `data-first`, if the root has one. */
export const firstField = (root: ParentNode): HTMLElement | undefined =>
  [
    ...root.querySelectorAll<HTMLElement>(`[data-first]${usable}`),
    ...root.querySelectorAll<HTMLElement>(fields),
  ].find(isShown)

// As where a browser returns focus itself, the page stays at the place where the dialog was opened.
const takesFocus = (element: HTMLElement | null | undefined): boolean => {
  element?.focus({ preventScroll: true })
  return !!element && element === document.activeElement
}

/** The element and its ancestors, from the inside out, without the body: where focus may return. */
export const focusPath = (element: Element | null): Element[] =>
  element && element !== document.body ? [element, ...focusPath(element.parentElement)] : []

/**
 * Returns focus to the first of the elements that is still in the page; if that one is not focusable, to the first tab stop
 * inside it, and failing that to the page's main content. Never to the body.
 */
export const restoreFocus = (elements: readonly Element[]): void => {
  // A layout: until then, WebKit may take what a dialog covered for inert, and focus nothing in it.
  document.body.getClientRects()
  for (const element of elements) {
    if (!element.isConnected || !(element instanceof HTMLElement)) continue
    if (takesFocus(element) || takesFocus(tabStops(element)[0])) return
  }
  const main = [...document.querySelectorAll<HTMLElement>('main, [role="main"], h1')].find(isShown)
  main?.setAttribute('tabindex', '-1')
  if (!takesFocus(main)) takesFocus(tabStops(document)[0])
}
