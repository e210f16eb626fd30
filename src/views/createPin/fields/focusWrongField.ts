/** Moves focus to the first field of the pin that has to be changed, if there is one. */
export const focusWrongField = (): void =>
  document.querySelector<HTMLElement>('[data-ui="pinFields"] [aria-invalid="true"]')?.focus()
