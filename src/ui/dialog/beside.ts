import type { lockScroll } from './scrollLock.ts'
import { besidesOf, rememberOverlays } from './overlays.ts'
import { isBesideOthers, openDialogs, setBeside, topDialog } from './topDialog.ts'

/** As in modal.styles.ts. */
const LEVEL = 999_999_999
const TOPMOST = '2147483647'

/** Keeps a change on exactly the wanted elements. Without a difference it touches nothing, since every touch is observed. */
const onElements = (apply: (element: HTMLElement) => void, revert: (element: HTMLElement) => void) => {
  const current = new Set<HTMLElement>()
  return {
    has: (element: HTMLElement) => current.has(element),
    set: (elements: readonly HTMLElement[]) => {
      const wanted = new Set(elements)
      for (const element of current) {
        if (wanted.has(element)) continue
        current.delete(element)
        revert(element)
      }
      for (const element of wanted) {
        if (current.has(element)) continue
        current.add(element)
        apply(element)
      }
    },
  }
}

const inert = onElements(
  (element) => void (element.inert = true),
  (element) => void (element.inert = false),
)
const ancestors = onElements(
  (element) => element.toggleAttribute('data-tb-around', true),
  (element) => element.removeAttribute('data-tb-around'),
)
const ownLevels = new WeakMap<Element, string>()
const raised = onElements(
  (element) => {
    ownLevels.set(element, element.style.zIndex)
    element.style.setProperty('z-index', TOPMOST, 'important')
  },
  (element) => {
    element.style.zIndex = ownLevels.get(element) ?? ''
  },
)

/** The outermost ones, unless they are above the dialog anyway. */
const toRaise = (overlays: readonly HTMLElement[]) =>
  overlays.filter(
    (overlay) =>
      !overlays.some((other) => other !== overlay && other.contains(overlay)) &&
      (raised.has(overlay) || !(Number(getComputedStyle(overlay).zIndex) > LEVEL)),
  )

const ancestorsOf = (element: Element): HTMLElement[] => {
  const parent = element.parentElement
  return parent && parent !== document.documentElement ? [parent, ...ancestorsOf(parent)] : []
}

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
 * instead would load their frames again. P5.
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
    inert.set(isBeside ? rest.filter((element) => inert.has(element) || !element.inert) : [])
    ancestors.set(isBeside ? ancestorsOf(top) : [])
    raised.set(toRaise(overlays))
    scroll.setLocked(!overlays.some(isCut))
    if (wasBeside && !isBeside) confineAll(last)
  }

  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && topDialog()?.contains(target)) last = target
  }
  // A modal dialog hears Escape wherever focus is. Others may use the key themselves.
  const onKey = (event: KeyboardEvent) => {
    const isFree = !event.defaultPrevented && event.target === document.body
    if (isBesideOthers() && isFree && event.key === 'Escape')
      topDialog()?.dispatchEvent(new Event('cancel', { cancelable: true }))
  }
  const observer = new MutationObserver((records) => {
    if (records.some(({ target }) => !topDialog()?.contains(target))) update()
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true })
  const stop = new AbortController()
  const options = { signal: stop.signal, capture: true }
  for (const name of ['transitionend', 'animationend', 'resize'] as const)
    addEventListener(name, update, options)
  addEventListener('focusin', onFocus, options)
  addEventListener('keydown', onKey, { signal: stop.signal })
  update()
  return {
    update,
    stop: () => {
      observer.disconnect()
      stop.abort()
      setBeside(false)
      for (const change of [inert, ancestors, raised]) change.set([])
    },
  }
}
