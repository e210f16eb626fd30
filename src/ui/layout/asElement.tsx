import type { ReactNode } from 'react'

/**
 * A text as an element, anything else as it is. A browser that translates the page replaces text nodes, so React may only change a text
 * that is alone in its element: what a slot is given needs this where the slot has siblings.
 */
export const asElement = (node: ReactNode): ReactNode =>
  typeof node === 'string' || typeof node === 'number' ? <span>{node}</span> : node
