import { useLayoutEffect, useState, type RefObject } from 'react'

export interface Size {
  readonly width: number
  readonly height: number
}

/** How large an element is inside, in pixels, as it changes; null until it is known. */
export function useSize(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null)
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return
    const look = () =>
      setSize((before) =>
        before?.width === box.clientWidth && before.height === box.clientHeight
          ? before
          : { width: box.clientWidth, height: box.clientHeight },
      )
    look()
    const observer = new ResizeObserver(look)
    observer.observe(box)
    return () => observer.disconnect()
  }, [element])
  return size
}
