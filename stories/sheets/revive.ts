/**
 * Restores what markup cannot express: opens dialogs and popovers and scrolls. Also removes focus, which only one page could have.
 * Must not use anything outside itself, because the visual tests send its source into a page.
 */
export function revive(page: Document): void {
  // The dialog with the focus is over the others, wherever it is in the page.
  for (const shown of ['modal', 'top'])
    for (const element of page.querySelectorAll<HTMLDialogElement>(`[data-shown="${shown}"]`))
      element.showModal()
  // After the dialogs, so that they are on top.
  for (const element of page.querySelectorAll<HTMLElement>('[data-shown="popover"]')) element.showPopover()
  for (const element of page.querySelectorAll<HTMLInputElement>('[data-indeterminate]'))
    element.indeterminate = true
  for (const element of page.querySelectorAll('[data-scrolled]')) {
    const [left = 0, top = 0] = (element.getAttribute('data-scrolled') ?? '').split(' ').map(Number)
    element.scrollTo(left, top)
  }
  // An opaque list is a layer, the edges of which would be seen as lines through a tile: its pixels are not the screen's.
  for (const element of page.querySelectorAll<HTMLElement>('[data-at="scroll"]'))
    element.style.background = 'none'
  const { activeElement } = page
  if (activeElement && 'blur' in activeElement && typeof activeElement.blur === 'function')
    activeElement.blur()
}
