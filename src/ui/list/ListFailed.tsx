'use client'
import type { ReactNode } from 'react'
import { Button } from '../actions/Button.tsx'
import { Notice } from '../feedback/Notice.tsx'
import { ListFailedRoot } from './ListFailed.styles.ts'

/** Props of `ListFailed`. */
export interface ListFailedProps {
  /** Why the list could not be loaded. Keep it mounted while there is no failure: it takes no space, and the live region announces the next one. */
  readonly children?: ReactNode
  /** 'Try again'. */
  readonly retryLabel: ReactNode
  /** Loads the list again. Without it, there is no button. */
  readonly onRetry?: (() => void) | undefined
}

/** Replaces a list, or a part of it, that could not be loaded. The button is not announced with the message. */
export const ListFailed = ({ children, retryLabel, onRetry }: ListFailedProps) => (
  <ListFailedRoot data-ui="failed" data-shown={!!children || undefined}>
    <Notice severity="error">{children}</Notice>
    {children && onRetry && (
      <Button variant="outlined" size={40} onClick={onRetry}>
        {retryLabel}
      </Button>
    )}
  </ListFailedRoot>
)
