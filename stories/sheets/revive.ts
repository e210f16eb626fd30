/**
 * Does what no attribute can: opens dialogs and popovers, scrolls, and takes focus away, which only one page of many could have.
 * Complete in itself: the visual run sends its text into a page.
 */
export function revive(page: Document): void {
  for (const element of page.querySelectorAll<HTMLDialogElement>('[data-shown="modal"]')) element.showModal()
  // After the dialogs, above which they lie.
  for (const element of page.querySelectorAll<HTMLElement>('[data-shown="popover"]')) element.showPopover()
  for (const element of page.querySelectorAll<HTMLInputElement>('[data-indeterminate]'))
    element.indeterminate = true
  for (const element of page.querySelectorAll('[data-scrolled]')) {
    const [left = 0, top = 0] = (element.getAttribute('data-scrolled') ?? '').split(' ').map(Number)
    element.scrollTo(left, top)
  }
  const { activeElement } = page
  if (activeElement && 'blur' in activeElement && typeof activeElement.blur === 'function')
    activeElement.blur()
}
