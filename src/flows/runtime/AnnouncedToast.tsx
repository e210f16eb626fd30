'use client'
import { useEffect } from 'react'
import type { SavingToast } from '../../../machines/fragments/savingToast.ts'
import type { Announcement } from './announcement.types.ts'
import { SavingToasts } from './SavingToasts.tsx'
import { useToasts } from './useToasts.ts'

/** The toast of what another page has announced. An effect shows it, because a live region must exist before its text. */
export function AnnouncedToast({ announcement }: { readonly announcement: Announcement }) {
  const { toasts, show, expire } = useToasts<SavingToast>()
  useEffect(
    () =>
      show({
        type: 'toast.shown',
        message: 'saving.toast.savedToBoard',
        values: { board: announcement.board },
        href: announcement.href,
        duration: 'externalToast',
        kind: 'status',
      }),
    [show, announcement],
  )
  return <SavingToasts toasts={toasts} onExpire={expire} />
}
