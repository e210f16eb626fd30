'use client'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** How long a screen reader may take to say a toast, in milliseconds. */
const SAYING = 1000

const none: readonly string[] = []

/**
 * The ids of toasts that came just before their regions moved to another place, such as out of a dialog that closes. For a moment they are
 * to be shown outside the regions: a screen reader says only what is added to a region that is there.
 */
export function useUnsaid(toasts: readonly { readonly id: string }[], place: unknown): readonly string[] {
  const since = useRef(new Map<string, number>())
  const [unsaid, setUnsaid] = useState(none)
  const last = useRef(place)
  useLayoutEffect(() => {
    const now = performance.now()
    since.current = new Map(toasts.map(({ id }) => [id, since.current.get(id) ?? now]))
    if (last.current === place) return
    last.current = place
    const late = [...since.current].flatMap(([id, time]) => (now - time < SAYING ? [id] : []))
    setUnsaid(late.length > 0 ? late : none)
  }, [toasts, place])
  useEffect(() => {
    if (unsaid.length === 0) return undefined
    const frame = requestAnimationFrame(() => setUnsaid(none))
    return () => cancelAnimationFrame(frame)
  }, [unsaid])
  return unsaid
}
