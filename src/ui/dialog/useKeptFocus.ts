import { useEffect, useRef, type FocusEvent } from 'react'
import { focusPath, restoreFocus } from './focus.ts'

/** Props of an element in which focus moves to what is closest when the focused element goes away. */
export const useKeptFocus = () => {
  const path = useRef<readonly Element[]>([])
  // Passive, because a popup first returns focus to its button.
  useEffect(() => {
    const [last, ...around] = path.current
    if (last && !last.isConnected && document.activeElement === document.body) restoreFocus(around)
  })
  return {
    onFocus: ({ target }: FocusEvent) => {
      path.current = focusPath(target)
    },
    onBlur: () => {
      path.current = []
    },
  }
}
