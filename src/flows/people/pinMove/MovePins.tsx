'use client'
import { useCallback, useMemo, type ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { pinMoveMachine } from '../../../../machines/people/pinMove/pinMove.machine.ts'
import { shownPlace, type PinMoveEmitted } from '../../../../machines/people/pinMove/pinMove.types.ts'
import type { SavingToast } from '../../../../machines/fragments/savingToast.ts'
import type { PinMove, PinPlace } from '../../../domain/people/pinMove.ts'
import { MovingPins } from '../../../views/people/MovingPins.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { SavingToasts } from '../../runtime/SavingToasts.tsx'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { useToasts } from '../../runtime/useToasts.ts'
import { logFailed } from '../people.effects.ts'
import { providePinMove } from './pinMove.services.ts'

/** What a page moves pins by. */
export interface PinMover {
  /** Shows the move at once and sends it. To the same place, or without a pin, it does nothing. */
  readonly move: (move: PinMove) => void
  /** Where a pin shows: `place`, unless it was moved here; a move that fails puts it back. */
  readonly placeOf: (pinId: string, place: PinPlace) => PinPlace
  /** Moves whose answer is awaited, in their order. */
  readonly pending: readonly PinMove[]
}

export interface MovePinsProps {
  /** Draws the page's own lists: each pin where `placeOf` says. */
  readonly children: (mover: PinMover) => ReactNode
  /** The server has taken a move. */
  readonly onMoved?: ((move: PinMove) => void) | undefined
}

/** Moves pins between boards and sections, below a line that says so. Spec: saving.txt §4 "Pin move", §7, §8. */
export function MovePins({ children, onMoved }: MovePinsProps) {
  const { policy } = useTackboard()
  const { toasts, show, expire } = useToasts<SavingToast>()
  const input = useMemo(() => ({ policy }), [policy])
  const { actor } = useFlow(providePinMove, input, (effect: PinMoveEmitted, config) => {
    switch (effect.type) {
      case 'toast.shown':
        return show(effect)
      case 'attempt.failed':
        return logFailed(config, 'pinMove.failed', effect)
      case 'pins.moved':
        config.onLog({
          level: 'info',
          event: 'pinMove.succeeded',
          details: { count: effect.move.pinIds.length },
        })
        onMoved?.(effect.move)
    }
  })
  const connect = useCallback(
    ({ context: { queue, places } }: SnapshotFrom<typeof pinMoveMachine>) => ({ queue, places }),
    [],
  )
  const known = useConnect(actor, connect)
  const mover = useMemo(
    (): PinMover => ({
      move: (move) => actor.send({ type: 'move.requested', move }),
      placeOf: (pinId, place) => shownPlace(known, pinId, place),
      pending: known.queue,
    }),
    [actor, known],
  )
  return (
    <>
      <MovingPins count={new Set(known.queue.flatMap(({ pinIds }) => pinIds)).size} />
      {children(mover)}
      <SavingToasts toasts={toasts} onExpire={expire} />
    </>
  )
}
