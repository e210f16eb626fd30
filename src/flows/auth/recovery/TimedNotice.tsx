'use client'
import { NoticeDialog, type NoticeDialogProps } from '../../../views/auth/recovery/NoticeDialog.tsx'
import { useMinutesLeft } from '../../runtime/useMinutesLeft.ts'

export interface TimedNoticeProps extends Omit<NoticeDialogProps, 'waitMinutes'> {
  /** How long until another attempt makes sense, in milliseconds; null if unknown. */
  readonly waitMs: number | null
}

/** A notice that counts down the minutes until another attempt makes sense. */
export const TimedNotice = ({ waitMs, ...props }: TimedNoticeProps) => (
  <NoticeDialog {...props} waitMinutes={useMinutesLeft(waitMs)} />
)
