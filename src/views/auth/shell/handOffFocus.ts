/** A `ref` callback: when the focused element is removed, focus moves to the form's button. */
export const handOffFocus = (element: HTMLElement | null) => () => {
  if (!element?.contains(document.activeElement)) return
  element.closest('[data-layout]')?.querySelector<HTMLElement>('[type="submit"]')?.focus()
}
