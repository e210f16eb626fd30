'use client'
import { useEffect, useRef, useState } from 'react'
import type { SavingToast } from '../../../../machines/fragments/savingToast.ts'
import type { PinCreateMethod } from '../../../api/saving/saving.payloads.ts'
import type { PinToSave } from '../../../domain/saving/board.ts'
import { useTackboard } from '../../runtime/config.ts'
import { useToasts } from '../../runtime/useToasts.ts'
import type { SaveListeners } from './saveToBoard.effects.ts'
import { SaveToBoard, type SaveOrder } from './SaveToBoard.tsx'
import { SavingToasts } from '../../runtime/SavingToasts.tsx'

export interface SaveToBoardModalProps extends SaveListeners {
  /** What is saved. It is read when the modal opens. */
  readonly pin: PinToSave
  /** Default: true. Closed while a save is under way, the save goes on. H14. */
  readonly isOpen?: boolean | undefined
  /** The board that the pin is looked at on: after a save into a section the person goes to its page. saving.txt §2. */
  readonly sourceBoardId?: string | undefined
  /** The section of that board. It is passed on to `onSaved`. */
  readonly sourceSectionId?: string | undefined
  /** Whether a successful save says so in a toast. Default: true. */
  readonly isToastShown?: boolean | undefined
  /** Where a new pin comes from. Default: not said. */
  readonly method?: PinCreateMethod | undefined
  /** Nobody is signed in, and so nothing opens: ask them to log in. With a session the modal opens by itself. */
  readonly onLoginRequired?: (() => void) | undefined
}

/** Saves a pin to one of the member's boards, over a page. saving.txt §2 "Save-to-board modal", §4 "Save flow". */
export function SaveToBoardModal(props: SaveToBoardModalProps) {
  const {
    isOpen = true,
    pin,
    sourceBoardId,
    sourceSectionId,
    isToastShown = true,
    method,
    onLoginRequired,
  } = props
  const { session } = useTackboard()
  const { toasts, show, expire } = useToasts<SavingToast>()
  // One order each time it opens: the last one may still be at work, out of sight.
  const [orders, setOrders] = useState<readonly SaveOrder[]>([])
  const [wasOpened, setOpened] = useState(0)
  const isWanted = isOpen && session !== null
  const [wasWanted, setWanted] = useState(false)
  if (isWanted !== wasWanted) {
    setWanted(isWanted)
    if (isWanted) {
      setOpened(wasOpened + 1)
      const sources = { sourceBoardId: sourceBoardId ?? null, sourceSectionId: sourceSectionId ?? null }
      setOrders([
        ...orders,
        { id: wasOpened, session, pin, isToastShown, method: method ?? null, ...sources },
      ])
    }
  }

  const isTurnedAway = isOpen && session === null
  const asked = useRef(false)
  useEffect(() => {
    if (isTurnedAway && !asked.current) onLoginRequired?.()
    asked.current = isTurnedAway
  }, [isTurnedAway, onLoginRequired])

  return (
    <>
      {orders.map((order) => (
        <SaveToBoard
          key={order.id}
          order={order}
          isOpen={isOpen && order === orders.at(-1)}
          listeners={props}
          onToast={(toast: SavingToast) => show(toast)}
          onEnded={() => setOrders((all) => all.filter(({ id }) => id !== order.id))}
        />
      ))}
      <SavingToasts toasts={toasts} onExpire={expire} />
    </>
  )
}
