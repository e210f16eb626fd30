'use client'
import { useEffect, useRef } from 'react'
import { asElement } from '../../ui/layout/asElement.tsx'
import { useSaveChanges } from '../saving/saveToBoard/useSaveChanges.tsx'
import type { Announcement } from './announcement.storage.ts'
import { useTackboard } from './config.ts'
import { savedPinOf } from './savedPinOf.ts'
import { SavingToasts, type RepeatableToast } from './SavingToasts.tsx'
import { useToasts } from './useToasts.ts'

const noListeners = {}

/** The toast of what another page has announced. An effect shows it, because a live region must exist before its text. */
export function AnnouncedToast({ announcement }: { readonly announcement: Announcement }) {
  const { session, policy } = useTackboard()
  const { toasts, show, expire } = useToasts<RepeatableToast>()
  const changes = useSaveChanges(noListeners, show)
  const saved = policy.saving.undoSaves ? savedPinOf(announcement.saved) : null
  const toast = changes.offeredBy(
    {
      type: 'toast.shown',
      message: 'saving.toast.savedToBoard',
      values: { board: announcement.board },
      href: announcement.href,
      saved: saved ?? undefined,
      duration: saved ? 'undoToast' : 'externalToast',
      kind: 'status',
    },
    session,
  )
  const latest = useRef(toast)
  useEffect(() => {
    latest.current = toast
  })
  useEffect(() => show(latest.current), [show, announcement])
  return (
    <>
      {asElement(changes.drawn)}
      <SavingToasts toasts={toasts} onExpire={expire} />
    </>
  )
}
