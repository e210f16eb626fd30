'use client'
import { useEffect, useRef } from 'react'
import type { SavingToast } from '../../../../machines/fragments/savingToast.ts'
import { asElement } from '../../../ui/layout/asElement.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { SavingToasts, type RepeatableToast } from '../../runtime/SavingToasts.tsx'
import { useToasts } from '../../runtime/useToasts.ts'
import type { SaveListeners } from '../saveToBoard/saveToBoard.effects.ts'
import { useSaveChanges } from '../saveToBoard/useSaveChanges.tsx'

export interface AnnouncedSaveProps {
  /** The toast of the page that has gone back. */
  readonly toast: SavingToast
  /** Those of the page that has gone back. */
  readonly listeners: Pick<SaveListeners, 'onSaveChange'>
}

/** The toast of a save on the page that remains, with 'Undo' and 'Change'. An effect shows it, because a live region must exist before its text. */
export function AnnouncedSave({ toast, listeners }: AnnouncedSaveProps) {
  const { session } = useTackboard()
  const { toasts, show, expire } = useToasts<RepeatableToast>()
  const changes = useSaveChanges(listeners, show)
  const offered = useRef(toast as RepeatableToast)
  useEffect(() => {
    offered.current = changes.offeredBy(toast, session)
  })
  useEffect(() => show(offered.current), [show, toast])
  return (
    <>
      {asElement(changes.drawn)}
      <SavingToasts toasts={toasts} onExpire={expire} />
    </>
  )
}
