import { useEffect, type RefObject } from 'react'

/** A press that moves no further is a click. */
const CLICK = 4

/** Lets a box that scrolls be dragged by the mouse, as a map is. Fingers, wheels and arrow keys scroll it anyway. */
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
    // Where a drag ends over a state, its story is not meant.
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
