import type { ReactNode } from 'react'
import { ActionNoticeRoot } from './ActionNotice.styles.ts'
import { Notice, type NoticeProps } from './Notice.tsx'

/** Props of `ActionNotice`. */
export interface ActionNoticeProps extends NoticeProps {
  /** The buttons at its end. They are not announced with the message, and are not there without one. */
  readonly actions: ReactNode
}

/** A notice with buttons, in the layout of `ListFailed`. Keep it mounted while it has no message, as a notice. */
export const ActionNotice = ({ severity = 'info', actions, children }: ActionNoticeProps) => (
  <ActionNoticeRoot data-ui="actionNotice" data-severity={severity} data-shown={!!children || undefined}>
    <Notice severity={severity}>{children}</Notice>
    {children && <div data-at="actions">{actions}</div>}
  </ActionNoticeRoot>
)
