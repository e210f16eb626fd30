import { useEffect, useRef, type RefObject } from 'react'

/** As high as its text. The style sheet sets the limits. */
function fit(area: HTMLTextAreaElement | null) {
  if (!area) return
  area.style.blockSize = 'auto'
  area.style.blockSize = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`
}

/** Lets a text area grow with its text in a browser without `field-sizing`. */
export function useGrowth(area: RefObject<HTMLTextAreaElement | null>): void {
  const isNative = useRef(true)
  useEffect(() => {
    isNative.current = globalThis.CSS?.supports?.('field-sizing', 'content') ?? true
    const element = area.current
    if (isNative.current || !element) return undefined
    const grow = () => fit(element)
    element.addEventListener('input', grow)
    return () => element.removeEventListener('input', grow)
  }, [area])
  // After the effects that give it another text.
  useEffect(() => {
    if (!isNative.current) fit(area.current)
  })
}
