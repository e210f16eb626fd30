'use client'
import { NoticeDialog, type NoticeDialogProps } from '../../../views/auth/recovery/NoticeDialog.tsx'
import { useMinutesLeft } from '../../runtime/useMinutesLeft.ts'

export interface TimedNoticeProps extends Omit<NoticeDialogProps, 'waitMinutes'> {
  /** How long until another attempt makes sense, in milliseconds; null if unknown. */
  readonly waitMs: number | null
  /** How long until the reset email can be requested again, in milliseconds. Default: unknown. */
  readonly resetWaitMs?: number | null
}

/** A notice that counts down the minutes until another attempt makes sense. */
export function TimedNotice({ waitMs, resetWaitMs = null, reset, ...props }: TimedNoticeProps) {
  const waitMinutes = useMinutesLeft(waitMs)
  const resetMinutes = useMinutesLeft(resetWaitMs)
  return (
    <NoticeDialog
      {...props}
      waitMinutes={waitMinutes}
      reset={reset?.by === 'email' ? { ...reset, waitMinutes: resetMinutes } : reset}
    />
  )
}
