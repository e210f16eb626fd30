'use client'
import { useMemo, type ReactNode } from 'react'
import { shownPlace, type PinMoveEmitted } from '../../../../machines/people/pinMove/pinMove.types.ts'
import type { SavingToast } from '../../../../machines/fragments/savingToast.ts'
import type { PinMove, PinPlace } from '../../../domain/people/pinMove.ts'
import { MoveAnnouncer } from '../../../views/people/MoveAnnouncer.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { SavingToasts } from '../../runtime/SavingToasts.tsx'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { useToasts } from '../../runtime/useToasts.ts'
import { connectPinMove, pinMoveCallbacks } from './pinMove.connect.ts'
import { runPinMoveEffect, type PinMoveListeners } from './pinMove.effects.ts'
import { pinMoveLogic } from './pinMove.services.ts'
import { asElement } from '../../../ui/layout/asElement.tsx'

/** Moves pins, for the page's own lists. */
export interface PinMover {
  /** Shows the move immediately and sends it. For the same place or without pins, nothing is sent: see `onRejected`. */
  readonly move: (move: PinMove) => void
  /** Where to show a pin: at `place`, unless it was moved here. A failed move puts it back. */
  readonly placeOf: (pinId: string, place: PinPlace) => PinPlace
  /** Moves that the server has not confirmed yet, in order. */
  readonly pending: readonly PinMove[]
  /** The last move, once the server has confirmed it; null as soon as pins are moved again. */
  readonly moved: PinMove | null
  /** Moves the pins of `moved` back. */
  readonly undo: () => void
  /** Whether pins can be dragged onto a place: `policy.saving.dragsToSections`, for `canDrag` of `MovePinsView`. */
  readonly canDrag: boolean
}

export interface MovePinsProps extends PinMoveListeners {
  /** Renders the page's own lists, with each pin where `placeOf` says. */
  readonly children: (mover: PinMover) => ReactNode
}

/** Moves pins between boards and sections, and announces it. Spec: saving.txt §4 "Pin move". */
export function MovePins({ children, ...listeners }: MovePinsProps) {
  const { policy } = useTackboard()
  const canDrag = policy.saving.dragsToSections
  const { toasts, show, expire } = useToasts<SavingToast>()
  const actor = useFlow(pinMoveLogic, { policy }, (effect: PinMoveEmitted, config) =>
    runPinMoveEffect(effect, config, { ...listeners, onToast: show }),
  )
  const { queue, places, moved, move } = useConnect(actor, connectPinMove, pinMoveCallbacks)
  const mover = useMemo(
    (): PinMover => ({
      move,
      placeOf: (pinId, place) => shownPlace({ queue, places }, pinId, place),
      pending: queue,
      moved,
      undo: () => moved && move({ ...moved, from: moved.to, to: moved.from, isEveryPin: false }),
      canDrag,
    }),
    [move, queue, places, moved, canDrag],
  )
  return (
    <>
      <MoveAnnouncer
        moving={new Set(queue.flatMap(({ pinIds }) => pinIds)).size}
        moved={moved?.pinIds.length ?? 0}
      />
      {asElement(children(mover))}
      <SavingToasts toasts={toasts} onExpire={expire} />
    </>
  )
}
