/** What the elements around a dialog or panel need while something of another script's is shown beside it. */

/** As in modal.styles.ts. */
const LEVEL = 999_999_999
const TOPMOST = '2147483647'

/**
 * Keeps a change on exactly the wanted elements: those of every owner, since a panel may have a dialog inside. Without a difference it
 * touches nothing, since every touch is observed.
 */
export const onElements = (apply: (element: HTMLElement) => void, revert: (element: HTMLElement) => void) => {
  const byOwner = new Map<object, readonly HTMLElement[]>()
  const current = new Set<HTMLElement>()
  return {
    has: (element: HTMLElement) => current.has(element),
    set: (owner: object, elements: readonly HTMLElement[]) => {
      byOwner.set(owner, elements)
      if (elements.length === 0) byOwner.delete(owner)
      const wanted = new Set([...byOwner.values()].flat())
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

/** Elements around a dialog or panel that must not move, clip or cover it. */
export const ancestors = onElements(
  (element) => element.toggleAttribute('data-tb-around', true),
  (element) => element.removeAttribute('data-tb-around'),
)

export const ancestorsOf = (element: Element): HTMLElement[] => {
  const parent = element.parentElement
  return parent && parent !== document.documentElement ? [parent, ...ancestorsOf(parent)] : []
}

const ownLevels = new WeakMap<Element, string>()

/** Overlays of others that would lie below. */
export const raised = onElements(
  (element) => {
    ownLevels.set(element, element.style.zIndex)
    element.style.setProperty('z-index', TOPMOST, 'important')
  },
  (element) => {
    element.style.zIndex = ownLevels.get(element) ?? ''
  },
)

/** The outermost ones, unless they are above the dialog anyway. */
export const toRaise = (overlays: readonly HTMLElement[]) =>
  overlays.filter(
    (overlay) =>
      !overlays.some((other) => other !== overlay && other.contains(overlay)) &&
      (raised.has(overlay) || !(Number(getComputedStyle(overlay).zIndex) > LEVEL)),
  )
