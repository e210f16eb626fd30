const usable = ':not([type="hidden"], [disabled], [tabindex^="-"], [hidden] *)'
const fields = `:is(input, select, textarea)${usable}`
const stops = `:is(a[href], button, input, select, textarea, summary, [tabindex], [contenteditable=""], iframe)${usable}`

const isShown = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true })

/** Everything that Tab stops at inside the root, in order. */
export const tabStops = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(stops)].filter(isShown)

/** The first field that a person can fill in, if the root has one. */
export const firstField = (root: ParentNode): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>(fields)].find(isShown)

const takesFocus = (element: HTMLElement | null | undefined): boolean => {
  element?.focus()
  return !!element && element === document.activeElement
}

/** The element and all it stands in, from the inside out, short of the body: the places focus may go back to. */
export const wayOut = (element: Element | null): Element[] =>
  element && element !== document.body ? [element, ...wayOut(element.parentElement)] : []

/**
 * Gives focus back to the first of the places that is still there; where that one no longer takes focus, to the first stop
 * inside it, and at last to the page's main content: never to the body.
 */
export const restoreFocus = (places: readonly Element[]): void => {
  for (const place of places) {
    if (!place.isConnected || !(place instanceof HTMLElement)) continue
    if (takesFocus(place) || takesFocus(tabStops(place)[0])) return
  }
  const main = [...document.querySelectorAll<HTMLElement>('main, [role="main"], h1')].find(isShown)
  main?.setAttribute('tabindex', '-1')
  if (!takesFocus(main)) takesFocus(tabStops(document)[0])
}
