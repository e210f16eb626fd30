import { fn } from 'storybook/test'
import type { NoticeDialogProps } from '../../../src/views/auth/recovery/NoticeDialog.tsx'

/** The one dialog with an e-mail that a reset can be sent to. */
export const noticeArgs = {
  notice: 'softBanned',
  email: 'wren@example.com',
  isPending: false,
  error: false,
  appealHref: '/_/_/help/appeal/',
  resetHref: '/password/reset/?ue=wren%40example.com',
  canReset: true,
  onClose: fn(),
  onReset: fn(),
  onResend: fn(),
} as const satisfies NoticeDialogProps
