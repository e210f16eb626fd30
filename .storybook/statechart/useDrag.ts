import { useEffect, type RefObject } from 'react'

/** Movements up to this many pixels count as a click. */
const CLICK = 4

/** Lets the mouse drag a scrollable box like a map. Touch, wheel and arrow keys already scroll it. */
export function useDrag(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = element.current
    if (!box) return
    let from: { x: number; y: number; left: number; top: number } | null = null
    let hasMoved = false
    const press = ({ button, pointerType, clientX: x, clientY: y }: PointerEvent) => {
      if (button !== 0 || pointerType !== 'mouse') return
      from = { x, y, left: box.scrollLeft, top: box.scrollTop }
      hasMoved = false
    }
    const move = ({ buttons, clientX, clientY }: PointerEvent) => {
      if (buttons === 0) from = null
      if (!from) return
      hasMoved ||= Math.hypot(clientX - from.x, clientY - from.y) > CLICK
      if (hasMoved) box.scrollTo(from.left + from.x - clientX, from.top + from.y - clientY)
    }
    const release = () => void (from = null)
    // A drag that ends over a state must not open its story.
    const click = (event: MouseEvent) => {
      if (hasMoved) event.preventDefault()
      if (hasMoved) event.stopPropagation()
      hasMoved = false
    }
    const noGhost = (event: Event) => event.preventDefault()
    const events = new AbortController()
    const { signal } = events
    box.addEventListener('pointerdown', press, { signal })
    box.ownerDocument.addEventListener('pointermove', move, { signal })
    box.ownerDocument.addEventListener('pointerup', release, { signal })
    box.addEventListener('click', click, { signal, capture: true })
    box.addEventListener('dragstart', noGhost, { signal })
    return () => events.abort()
  }, [element])
}
