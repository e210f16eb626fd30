/** The element whose `overflow` the window takes: the body's, unless the root has one of its own. */
const scroller = () => {
  const { documentElement: root, body } = document
  const isOwn = (element: Element) => getComputedStyle(element).overflow !== 'visible'
  return !isOwn(root) && isOwn(body) ? body : root
}

/** Overlay scrollbars take no space, and a short page has none. A zoomed window may round the two widths differently. */
const hasScrollbar = () => window.innerWidth - document.documentElement.clientWidth > 1

/**
 * Stops the page from scrolling, and keeps the space of its scrollbar, so that nothing moves sideways. Attributes, not inline styles:
 * another script that locks the page at the same time would put those back in the wrong order.
 */
export const lockScroll = () => {
  const { documentElement: root } = document
  const locked = scroller()
  const keepsSpace = hasScrollbar() && getComputedStyle(root).scrollbarGutter === 'auto'
  locked.toggleAttribute('data-tb-locked', true)
  root.toggleAttribute('data-tb-gutter', keepsSpace)
  return {
    /** Whether the page is locked, or can be scrolled for now. */
    setLocked: (isLocked: boolean) => void locked.toggleAttribute('data-tb-locked', isLocked),
    unlock: () => {
      locked.removeAttribute('data-tb-locked')
      root.removeAttribute('data-tb-gutter')
    },
  }
}
