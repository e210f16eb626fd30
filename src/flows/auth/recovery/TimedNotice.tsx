'use client'
import { NoticeDialog, type NoticeDialogProps } from '../../../views/auth/recovery/NoticeDialog.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { useTimeLeft } from '../../runtime/useTimeLeft.ts'

const MINUTE = 60_000

export interface TimedNoticeProps extends Omit<NoticeDialogProps, 'waitMinutes'> {
  /** How long until another attempt makes sense, in milliseconds; null if unknown. */
  readonly waitMs: number | null
}

/** A notice that counts down the minutes until another attempt makes sense. */
export function TimedNotice({ waitMs, ...props }: TimedNoticeProps) {
  const left = useTimeLeft(useTackboard().platform, waitMs, MINUTE)
  return <NoticeDialog {...props} waitMinutes={left === null ? null : left / MINUTE} />
}
