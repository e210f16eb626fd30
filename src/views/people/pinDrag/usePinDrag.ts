'use client'
import { useCallback, useEffect, useRef, useState, type DragEvent } from 'react'
import {
  dragData,
  isPinDrag,
  pinDragType,
  pinsInDrag,
  pinsInDrop,
  takesPins,
} from '../../../domain/people/pinDrag.ts'
import type { MoveDestination, MovePinsViewProps } from '../MovePinsView.types.ts'

const none: readonly string[] = []

/**
 * Dragging pins of `MovePinsView`: what is dragged, the place below it, and the listeners of tiles and places. The browser does the
 * dragging, so Escape and a drop elsewhere end it without a move.
 */
export function usePinDrag({ pins, selected, moving = none, canDrag = false, onMove }: MovePinsViewProps) {
  const started = useRef<readonly string[]>(none)
  const [taken, setTaken] = useState<readonly string[]>(none)
  const [over, setOver] = useState<string | null>(null)
  const ids = pins.map(({ id }) => id)
  const end = useCallback(() => {
    started.current = none
    setTaken(none)
    setOver(null)
  }, [])
  /** Not at the start: some browsers give up a drag if the page changes before they have drawn its picture. */
  const show = () => setTaken(started.current)
  const isOurs = ({ dataTransfer }: DragEvent) => started.current.length > 0 && isPinDrag(dataTransfer.types)
  // A tile that is taken off the page is not told that its drag is over. While pins are dragged, nothing can be pressed.
  useEffect(() => {
    if (taken.length === 0) return
    addEventListener('pointerdown', end)
    return () => removeEventListener('pointerdown', end)
  }, [taken, end])
  return {
    /** The pins in the drag that are still here; none while nothing is dragged. */
    taken: taken.filter((id) => ids.includes(id) && !moving.includes(id)),
    /** The id of the place that they would be moved to. */
    over,
    /** For the root: a drag has begun, and the page may change. */
    onDragEnter: (event: DragEvent) => {
      if (isOurs(event)) show()
    },
    tile: (pinId: string) => ({
      draggable: (canDrag && !moving.includes(pinId)) || undefined,
      onDragStart: (event: DragEvent) => {
        const dragged = canDrag ? pinsInDrag(pinId, { pins: ids, selected, moving }) : none
        if (dragged.length === 0) return
        started.current = dragged
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData(pinDragType, dragData(dragged))
      },
      onDrag: show,
      onDragEnd: end,
    }),
    place: (place: MoveDestination) => ({
      onDragOver: (event: DragEvent) => {
        if (!isOurs(event) || !takesPins(place)) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'move'
        setOver(place.id)
      },
      onDragLeave: () => setOver((id) => (id === place.id ? null : id)),
      onDrop: (event: DragEvent) => {
        if (!isOurs(event) || !takesPins(place)) return
        event.preventDefault()
        const dropped = pinsInDrop(event.dataTransfer.getData(pinDragType), started.current, {
          pins: ids,
          moving,
        })
        end()
        if (dropped.length > 0) onMove(place.id, dropped)
      },
    }),
  }
}

/** What `usePinDrag` returns. */
export type PinDrag = ReturnType<typeof usePinDrag>
