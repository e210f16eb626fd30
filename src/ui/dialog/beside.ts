import type { lockScroll } from './scrollLock.ts'
import { ancestors, ancestorsOf, onElements, raised, toRaise } from './aroundOthers.ts'
import { besidesOf, rememberOverlays } from './overlays.ts'
import { onFreeEscape, onPageChange } from './pageChanges.ts'
import { isBesideOthers, openDialogs, setBeside, topDialog } from './topDialog.ts'

const inert = onElements(
  (element) => void (element.inert = true),
  (element) => void (element.inert = false),
)
/** All dialogs together. */
const owner = {}

/** In one go, without a layout in between: frames inside are not loaded again, and focus does not move. */
const release = (dialog: HTMLDialogElement) => {
  const focused = document.activeElement
  dialog.close()
  dialog.open = true
  dialog.ariaModal = 'false'
  // Its entrance is not shown again.
  dialog.toggleAttribute('data-tb-still', true)
  if (focused instanceof HTMLElement && focused !== document.activeElement) focused.focus()
}

const confine = (dialog: HTMLDialogElement) => {
  dialog.open = false
  dialog.showModal()
  dialog.ariaModal = 'true'
}

/** Makes all dialogs modal again. `showModal` focuses the first element with `autofocus`: that which has or had focus. */
const confineAll = (last: HTMLElement | undefined) => {
  const top = topDialog()
  const active = document.activeElement
  const target = active instanceof HTMLElement && top?.contains(active) ? active : last
  const focused = target && top?.contains(target) ? target : top?.querySelector<HTMLElement>('h2')
  const hadIt = focused?.hasAttribute('autofocus')
  focused?.toggleAttribute('autofocus', true)
  for (const dialog of openDialogs()) confine(dialog)
  if (!hadIt) focused?.removeAttribute('autofocus')
  if (focused !== document.activeElement) focused?.focus()
  // Toasts lay above the dialog, and are to lie there again.
  for (const popover of top?.querySelectorAll<HTMLElement>(':popover-open') ?? []) {
    popover.hidePopover()
    popover.showPopover()
  }
}

/** Whether part of it can only be seen by scrolling the page. */
const isCut = (overlay: HTMLElement) => {
  const box = overlay.getBoundingClientRect()
  return getComputedStyle(overlay).position === 'absolute' && (box.bottom > innerHeight || box.top < 0)
}

/**
 * While a dialog is open: as long as something of another script's is shown over the page, the dialogs are not modal, because everything
 * outside a modal dialog is inert and below it. The rest of the page is made inert by hand then. Moving such elements into the dialog
 * instead would load their frames again.
 */
export const watchOthers = (scroll: ReturnType<typeof lockScroll>, since: readonly MutationRecord[]) => {
  const first = topDialog()
  const newIn = first ? rememberOverlays(first, since) : () => []
  const active = document.activeElement
  let last = active instanceof HTMLElement && first?.contains(active) ? active : undefined

  const update = () => {
    const top = topDialog()
    if (!top) return
    const around = besidesOf(top)
    const others = around.filter((element) => newIn(element)[0])
    const overlays = others.flatMap(newIn)
    const wasBeside = isBesideOthers()
    const isBeside = others.length > 0
    setBeside(isBeside)
    if (isBeside) for (const dialog of openDialogs()) if (dialog.matches(':modal')) release(dialog)
    const rest = around.filter((element) => !others.includes(element) && element !== document.head)
    inert.set(owner, isBeside ? rest.filter((element) => inert.has(element) || !element.inert) : [])
    ancestors.set(owner, isBeside ? ancestorsOf(top) : [])
    raised.set(owner, toRaise(overlays))
    scroll.setLocked(!overlays.some(isCut))
    if (wasBeside && !isBeside) confineAll(last)
  }

  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && topDialog()?.contains(target)) last = target
  }
  const stop = new AbortController()
  addEventListener('focusin', onFocus, { signal: stop.signal, capture: true })
  onPageChange(topDialog, update, stop.signal)
  // A modal dialog hears Escape wherever focus is.
  onFreeEscape(() => {
    if (isBesideOthers()) topDialog()?.dispatchEvent(new Event('cancel', { cancelable: true }))
  }, stop.signal)
  update()
  return {
    update,
    stop: () => {
      stop.abort()
      setBeside(false)
      for (const change of [inert, ancestors, raised]) change.set(owner, [])
    },
  }
}
