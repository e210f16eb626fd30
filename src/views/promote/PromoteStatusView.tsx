'use client'
import { common } from '../../messages/en/common.ts'
import { promoteStatus } from '../../messages/en/promote/promoteStatus.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Emblem } from '../../ui/feedback/Emblem.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { AlertIcon, CheckIcon } from '../../ui/layout/icons.tsx'
import { useText } from '../text.tsx'
import { StatusMessage, StatusOutline } from './PromoteStatusView.styles.ts'

const copy = { ...common, ...promoteStatus }

export interface PromoteStatusViewProps {
  /**
   * `loading`: what the page needs is being read; `slow`: that takes longer than usual. `failed`: it could not be read. `closed`: the flow
   * is over, and the browser did not leave the page.
   */
  readonly status: 'loading' | 'slow' | 'failed' | 'closed'
  /** Reads it again. */
  readonly onRetry: () => void
}

/** The pressed button, or the closed page, is gone, so the focus moves to what replaces it. */
const focusOn = (heading: HTMLHeadingElement | null) => heading?.focus()

/** Stands in for the page: before it is loaded, and after it is closed. */
export function PromoteStatusView({ status, onRetry }: PromoteStatusViewProps) {
  const t = useText(copy)
  if (status === 'loading' || status === 'slow')
    return (
      <StatusOutline aria-busy="true">
        <Skeleton count={6} label={t('promoteDialogs.page.loading')} />
        <p data-at="words" role="status">
          {status === 'slow' && t('common.stillWorking')}
        </p>
      </StatusOutline>
    )
  const isClosed = status === 'closed'
  return (
    <StatusMessage key={status}>
      <Emblem data-severity={isClosed ? 'success' : 'error'} aria-hidden>
        {isClosed ? <CheckIcon /> : <AlertIcon />}
      </Emblem>
      <h1 tabIndex={-1} ref={focusOn}>
        {t(isClosed ? 'promoteDialogs.page.closed' : 'promoteDialogs.unopened.title')}
      </h1>
      <p>{t(isClosed ? 'promoteDialogs.page.closedText' : 'quickPromote.error.accountUnread')}</p>
      {!isClosed && <Button onClick={onRetry}>{t('common.retry')}</Button>}
    </StatusMessage>
  )
}
