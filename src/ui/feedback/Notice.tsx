import type { ReactNode } from 'react'
import { AlertIcon, CheckIcon, InfoIcon } from '../layout/icons.tsx'

const icons = { info: InfoIcon, error: AlertIcon, success: CheckIcon }

/** Props of `Notice`. */
export interface NoticeProps {
  /** An error is an alert, the others are a status. Default `info`. */
  readonly severity?: 'info' | 'error' | 'success' | undefined
  /** What it says. Without it the live region stands empty and takes no room: keep it mounted, so that the text is announced. */
  readonly children?: ReactNode
}

/** Words in the flow of a view. Styles: `noticeStyles`. */
export const Notice = ({ severity = 'info', children }: NoticeProps) => {
  const Icon = icons[severity]
  return (
    <div data-ui="notice" data-severity={severity} role={severity === 'error' ? 'alert' : 'status'}>
      {children && (
        <>
          <Icon />
          <div>{children}</div>
        </>
      )}
    </div>
  )
}
