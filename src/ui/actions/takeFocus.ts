import type { MouseEvent } from 'react'

/**
 * Focuses a button or link that is clicked, which Safari does not, so that focus can come back to it or move on from it. A field whose
 * focus was kept on purpose keeps it; so does one in which Enter was pressed.
 */
export const takeFocus = ({ currentTarget, detail }: MouseEvent<HTMLElement>): void => {
  const { activeElement } = document
  if (detail > 0 && activeElement !== currentTarget && activeElement?.contains(currentTarget))
    currentTarget.focus({ preventScroll: true, focusVisible: false })
}
