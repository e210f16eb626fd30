'use client'
import { useEffect, useRef, useState } from 'react'
import type { PinCreateMethod } from '../../../api/saving/saving.payloads.ts'
import type { SavingToast } from '../../../../machines/fragments/savingToast.ts'
import type { PinToSave, SaveChoice } from '../../../domain/saving/board.ts'
import { asElement } from '../../../ui/layout/asElement.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { useToasts } from '../../runtime/useToasts.ts'
import { LoginPrompt } from '../../people/LoginPrompt.tsx'
import type { SaveListeners } from './saveToBoard.effects.ts'
import { SaveToBoard, type SaveOrder } from './SaveToBoard.tsx'
import { SavingToasts, type RepeatableToast } from '../../runtime/SavingToasts.tsx'
import { useAfterLogin } from '../../runtime/useAfterLogin.ts'
import { useSaveChanges } from './useSaveChanges.tsx'

export interface SaveToBoardModalProps extends SaveListeners {
  /** The pin to save, read when the modal opens. */
  readonly pin: PinToSave
  /** Whether the modal is open. Closing it does not cancel a save in flight. Default: true. */
  readonly isOpen?: boolean | undefined
  /**
   * Id of the board that the pin is viewed on. After a save into a section, the page goes to that board: when the toast has gone, unless
   * the next pin is being saved by then.
   */
  readonly sourceBoardId?: string | undefined
  /** Id of the section of that board, passed on to `onSaved`. */
  readonly sourceSectionId?: string | undefined
  /** The app's own record of the import that the pin comes from. It is handed to `onSaved` untouched. Default: null. */
  readonly pinImport?: unknown
  /** Whether to show a toast after a successful save. Default: true. */
  readonly isToastShown?: boolean | undefined
  /** Where a new pin comes from. Default: not sent. */
  readonly method?: PinCreateMethod | undefined
  /**
   * Whether the pin's description can be changed, in a field that suggests hashtags. What is typed is saved with the pin, and kept for the
   * next time that the modal opens for it if it was not saved. Default: false.
   */
  readonly editsDescription?: boolean | undefined
  /**
   * Called instead of opening when the visitor is logged out: ask them to log in. The modal opens as soon as there is a session. Default:
   * the log-in opens in its place, and the page is loaded again afterwards; mounted there, even closed, the modal opens for that pin.
   */
  readonly onLoginRequired?: (() => void) | undefined
}

/** A new pin has no ID yet. */
const isSamePin = (a: PinToSave, b: PinToSave) =>
  a.id === b.id && (a.id !== null || (a.imageUrl === b.imageUrl && a.link === b.link))

/** Saves a pin to one of the member's boards, over a page. saving.txt §2 "Save-to-board modal". */
export function SaveToBoardModal(props: SaveToBoardModalProps) {
  const {
    isOpen: isOpenNow = true,
    pin,
    sourceBoardId,
    sourceSectionId,
    pinImport = null,
    isToastShown = true,
    method,
    editsDescription = false,
    onLoginRequired,
  } = props
  const { session } = useTackboard()
  const { toasts, show, expire } = useToasts<RepeatableToast>()
  // A new save each time it opens, because the last one may still be running with its modal closed.
  const [orders, setOrders] = useState<readonly SaveOrder[]>([])
  const [wasOpened, setOpened] = useState(0)
  /** What was typed for a pin that is not saved yet. */
  const [typed, setTyped] = useState<PinToSave | null>(null)
  const [isResumed, setResumed] = useState(false)
  const subject = pin.id ?? pin.link ?? pin.imageUrl ?? ''
  const afterLogin = useAfterLogin('save', () => setResumed(true), subject)
  const isOpen = isOpenNow || isResumed
  const isWanted = isOpen && session !== null
  const [wasWanted, setWanted] = useState(false)
  if (isWanted !== wasWanted) {
    setWanted(isWanted)
    if (isWanted) {
      setOpened(wasOpened + 1)
      const sources = { sourceBoardId: sourceBoardId ?? null, sourceSectionId: sourceSectionId ?? null }
      setOrders([
        ...orders,
        {
          id: wasOpened,
          session,
          pin: typed && isSamePin(typed, pin) ? { ...pin, description: typed.description } : pin,
          isToastShown,
          method: method ?? null,
          editsDescription,
          pinImport,
          ...sources,
        },
      ])
    }
  }

  /** Before the others, because the modal is that of the last. */
  const saveAgain = (order: SaveOrder, { pin: unsaved, ...chosen }: SaveChoice) =>
    setOrders((all) => [
      { ...order, id: Math.min(0, ...all.map(({ id }) => id)) - 1, pin: unsaved, chosen },
      ...all,
    ])

  const isTurnedAway = isOpen && session === null
  const asked = useRef(false)
  useEffect(() => {
    if (isTurnedAway && !asked.current) {
      if (onLoginRequired) onLoginRequired()
      else afterLogin.remember(subject)
    }
    asked.current = isTurnedAway
  }, [isTurnedAway, onLoginRequired, afterLogin, subject])
  const [isDismissed, setDismissed] = useState(false)
  if (isDismissed && !isTurnedAway) setDismissed(false)

  const listeners = {
    ...props,
    onClose: () => {
      setResumed(false)
      props.onClose?.()
    },
  }
  const changes = useSaveChanges(listeners, show)
  const isLast = (order: SaveOrder) => order === orders.at(-1)
  const showSaved = (order: SaveOrder, { again, ...toast }: SavingToast) =>
    show({
      ...changes.offeredBy(toast, order.session),
      onRetry: again && (() => saveAgain(order, again)),
    })
  return (
    <>
      {orders.map((order) => (
        <SaveToBoard
          key={order.id}
          order={order}
          isOpen={isOpen && isLast(order)}
          isSuperseded={changes.isChanging || !isLast(order)}
          listeners={listeners}
          onToast={(toast) => showSaved(order, toast)}
          onDescription={(description) =>
            setTyped(description === null ? null : { ...order.pin, description })
          }
          onEnded={() => setOrders((all) => all.filter(({ id }) => id !== order.id))}
        />
      ))}
      {isTurnedAway && !onLoginRequired && !isDismissed && (
        <LoginPrompt
          container="save"
          source="saveButton"
          pinId={pin.id ?? undefined}
          pinColor={pin.color ?? undefined}
          onClose={() => {
            afterLogin.forget()
            setDismissed(true)
            props.onClose?.()
          }}
        />
      )}
      {asElement(changes.drawn)}
      <SavingToasts toasts={toasts} onExpire={expire} />
    </>
  )
}
