import { useCallback, useEffect, useMemo, useRef } from 'react'

type Reason = 'pointer' | 'focus' | 'hidden'

/**
 * Holds something while the pointer or focus is on an element, or while another tab is in front, and releases it once none of them holds it
 * any longer. Spread the result on each element that holds.
 */
export function useHold(onHold: () => void, onRelease: () => void) {
  const reasons = useRef(new Set<Reason>())
  const change = useCallback(
    (reason: Reason, isHeld: boolean) => {
      const { current } = reasons
      const before = current.size
      current[isHeld ? 'add' : 'delete'](reason)
      if (before === 0 && current.size > 0) onHold()
      if (before > 0 && current.size === 0) onRelease()
    },
    [onHold, onRelease],
  )
  useEffect(() => {
    const onChange = () => change('hidden', document.hidden)
    // The page may be behind another tab already.
    onChange()
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [change])
  return useMemo(
    () => ({
      onPointerEnter: () => change('pointer', true),
      onPointerLeave: () => change('pointer', false),
      onFocus: () => change('focus', true),
      onBlur: () => change('focus', false),
    }),
    [change],
  )
}
