/** React marks what it has made: such an element is the app's own. */
const isMarked = (element: Element, mark: string) => Object.keys(element).some((key) => key.startsWith(mark))

const isOutOfFlow = (element: Element) => /fixed|absolute/.test(getComputedStyle(element).position)

/** Such as the document's head: nothing in it is drawn, so its elements need no look. */
const isUndrawn = (element: Element) => getComputedStyle(element).display === 'none'

const hasSize = ({ width, height }: DOMRect) => width > 0 && height > 0

/** Scripts hide what they need later far above or beside the page, or make it invisible or transparent. */
const isShown = (element: Element) => {
  const box = element.getBoundingClientRect()
  const isOnPage = box.bottom + scrollY > 0 && box.right > Math.min(0, -scrollX)
  return (
    hasSize(box) && isOnPage && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  )
}

/** Confetti, for one, lets every press through. */
const takesPresses = (element: Element) =>
  [element, ...element.querySelectorAll('*')].some((part) => getComputedStyle(part).pointerEvents !== 'none')

/** A modal dialog of somebody else's makes ours inert, and needs nothing of us. */
const isModal = (element: Element) => element instanceof HTMLDialogElement && element.matches(':modal')

const isHtml = (element: Element) => element instanceof HTMLElement

/** The parts of an element that lie over the page and can be pressed. None in what takes part in the page's layout. */
export const overlaysIn = (element: HTMLElement): HTMLElement[] => {
  const isInFlow = !isOutOfFlow(element) && hasSize(element.getBoundingClientRect())
  if (isInFlow || isUndrawn(element) || isMarked(element, '__reactFiber$')) return []
  return [element, ...element.querySelectorAll('*'), ...(element.shadowRoot?.querySelectorAll('*') ?? [])]
    .filter(isHtml)
    .filter((part) => isOutOfFlow(part) && isShown(part) && !isModal(part) && takesPresses(part))
}

/** What lies beside an element or one of its ancestors. */
export const besidesOf = (element: Element): HTMLElement[] => {
  const parent = element.parentElement
  if (!parent) return []
  const siblings = [...parent.children].filter((child) => child !== element)
  return [...siblings.filter(isHtml), ...besidesOf(parent)]
}

/** What has been added or changed beside the dialog. */
const changedIn = (records: readonly MutationRecord[], dialog: Element) =>
  records
    .flatMap(({ type, target, addedNodes }) => (type === 'childList' ? [...addedNodes] : [target]))
    .filter((node) => !node.contains(dialog))

/**
 * Remembers what lay over the page before the records, so as to find what other scripts have added or shown since, such as a bot check's
 * challenge, a provider's prompt or the menu of a password manager.
 */
export const rememberOverlays = (dialog: Element, since: readonly MutationRecord[]) => {
  const changed = changedIn(since, dialog)
  const known = new WeakSet<Element>()
  for (const element of besidesOf(dialog)) {
    // The root of another part of the app counts as one.
    const old = [...(isMarked(element, '__reactContainer$') ? [element] : []), ...overlaysIn(element)]
    for (const part of old) if (!changed.some((node) => node.contains(part))) known.add(part)
  }
  /** The new overlays of an element beside a dialog. */
  return (element: HTMLElement) =>
    known.has(element) ? [] : overlaysIn(element).filter((overlay) => !known.has(overlay))
}
