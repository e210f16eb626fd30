import type { ReactNode } from 'react'
import { AlertIcon, CheckIcon, InfoIcon, WarningIcon } from '../layout/icons.tsx'
import { NoticeRoot } from './Notice.styles.ts'

const icons = { info: InfoIcon, error: AlertIcon, warning: WarningIcon, success: CheckIcon }

/** Props of `Notice`. */
export interface NoticeProps {
  /** An error is an alert, the others are a status. Default: `info`. */
  readonly severity?: 'info' | 'error' | 'warning' | 'success' | undefined
  /** Whether something else announces the message, such as a toast. The notice is then no live region. Default: false. */
  readonly quiet?: boolean | undefined
  /** The message. Keep a notice mounted while it has none: it takes no space, and the live region announces the next message. */
  readonly children?: ReactNode
}

/** A message in the flow of a view. */
export const Notice = ({ severity = 'info', quiet, children }: NoticeProps) => {
  const Icon = icons[severity]
  return (
    <NoticeRoot
      data-ui="notice"
      data-severity={severity}
      role={quiet ? undefined : severity === 'error' ? 'alert' : 'status'}
    >
      {children && (
        <>
          <Icon />
          <div>{children}</div>
        </>
      )}
    </NoticeRoot>
  )
}
