/** As a `ref`: when the element goes, focus that stood in it goes on to the form's button, not to nowhere. */
export const handOffFocus = (element: HTMLElement | null) => () => {
  if (!element?.contains(document.activeElement)) return
  element.closest('[data-layout]')?.querySelector<HTMLElement>('[type="submit"]')?.focus()
}
