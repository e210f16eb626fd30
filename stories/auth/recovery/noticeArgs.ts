import { fn } from 'storybook/test'
import type { NoticeDialogProps, NoticeReset } from '../../../src/views/auth/recovery/NoticeDialog.tsx'

/** A reset email that can be requested. */
export const resetByEmail = {
  by: 'email',
  email: 'wren@example.com',
  isPending: false,
  error: false,
  onReset: fn(),
  onResend: fn(),
} as const satisfies NoticeReset

/** The dialog with an email that a reset can be sent to. */
export const noticeArgs = {
  notice: 'softBanned',
  appealHref: '/_/_/help/appeal/',
  reset: resetByEmail,
  onClose: fn(),
} as const satisfies NoticeDialogProps
