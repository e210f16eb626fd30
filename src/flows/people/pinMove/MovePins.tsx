'use client'
import { useMemo, type ReactNode } from 'react'
import { shownPlace, type PinMoveEmitted } from '../../../../machines/people/pinMove/pinMove.types.ts'
import type { SavingToast } from '../../../../machines/fragments/savingToast.ts'
import type { PinMove, PinPlace } from '../../../domain/people/pinMove.ts'
import { MovingPins } from '../../../views/people/MovingPins.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { SavingToasts } from '../../runtime/SavingToasts.tsx'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { useToasts } from '../../runtime/useToasts.ts'
import { connectPinMove, pinMoveCallbacks } from './pinMove.connect.ts'
import { runPinMoveEffect } from './pinMove.effects.ts'
import { providePinMove } from './pinMove.services.ts'

/** Moves pins, for the page's own lists. */
export interface PinMover {
  /** Shows the move at once and sends it. To the same place, or without a pin, it does nothing. */
  readonly move: (move: PinMove) => void
  /** Where a pin shows: `place`, unless it was moved here; a move that fails puts it back. */
  readonly placeOf: (pinId: string, place: PinPlace) => PinPlace
  /** Moves that the server has not confirmed yet, in their order. */
  readonly pending: readonly PinMove[]
}

export interface MovePinsProps {
  /** Draws the page's own lists: each pin where `placeOf` says. */
  readonly children: (mover: PinMover) => ReactNode
  /** The server has confirmed a move. */
  readonly onMoved?: ((move: PinMove) => void) | undefined
}

/** Moves pins between boards and sections, and shows a line while it does. Spec: saving.txt §4 "Pin move", §7, §8. */
export function MovePins({ children, onMoved }: MovePinsProps) {
  const { policy } = useTackboard()
  const { toasts, show, expire } = useToasts<SavingToast>()
  const actor = useFlow(providePinMove, { policy }, (effect: PinMoveEmitted, config) =>
    runPinMoveEffect(effect, config, { onToast: show, onMoved }),
  )
  const { queue, places, move } = useConnect(actor, connectPinMove, pinMoveCallbacks)
  const mover = useMemo(
    (): PinMover => ({
      move,
      placeOf: (pinId, place) => shownPlace({ queue, places }, pinId, place),
      pending: queue,
    }),
    [move, queue, places],
  )
  return (
    <>
      <MovingPins count={new Set(queue.flatMap(({ pinIds }) => pinIds)).size} />
      {children(mover)}
      <SavingToasts toasts={toasts} onExpire={expire} />
    </>
  )
}
