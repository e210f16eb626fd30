import { useCallback, useEffect, useRef, useState } from 'react'

/** On which sides a row that scrolls sideways has more, and how to get there. */
export function useOverflow() {
  const ref = useRef<HTMLUListElement>(null)
  const [{ before, after }, setSides] = useState({ before: false, after: false })
  const measure = useCallback(() => {
    const row = ref.current
    if (!row) return
    // In right-to-left text it is negative.
    const at = Math.abs(row.scrollLeft)
    const next = { before: at > 1, after: row.scrollWidth - row.clientWidth - at > 1 }
    setSides((last) => (last.before === next.before && last.after === next.after ? last : next))
  }, [])
  useEffect(() => {
    if (!ref.current) return
    const observer = new ResizeObserver(measure)
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [measure])
  const scroll = (pages: 1 | -1) => {
    const row = ref.current
    if (!row) return
    const direction = row.matches(':dir(rtl)') ? -1 : 1
    row.scrollBy({ left: direction * pages * row.clientWidth * 0.8 })
  }
  return { ref, before, after, measure, scroll }
}
