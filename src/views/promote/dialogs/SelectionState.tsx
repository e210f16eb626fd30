'use client'
import { useId, type ReactNode } from 'react'
import { common } from '../../../messages/en/common.ts'
import { promoteDialogs } from '../../../messages/en/promote/promoteDialogs.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { LinkButton } from '../../../ui/actions/LinkButton.tsx'
import { ExternalIcon, Icon } from '../../../ui/layout/icons.tsx'
import { ListFailed } from '../../../ui/list/ListFailed.tsx'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import { useText } from '../../text.tsx'
import { EmptyPicture, SelectionStateRoot } from './SelectionState.styles.ts'
import { asElement } from '../../../ui/layout/asElement.tsx'

const copy = { ...common, ...promoteDialogs }

/** The state of a list to choose from. `slow`: still loading, and it takes longer than usual. */
export type SelectionStatus = 'loading' | 'slow' | 'choosing' | 'empty' | 'failed'

export interface SelectionStateProps {
  readonly status: SelectionStatus
  /** The outline of the list, while it loads. */
  readonly skeleton: ReactNode
  /** Announced once the list is there: how long it is. */
  readonly loaded: string
  /** What an empty list says, and where the next step is. It opens in a new tab. */
  readonly empty: {
    readonly title: string
    readonly text: string
    readonly action: string
    readonly href: string
  }
  /** Why the list could not be loaded. */
  readonly error: string
  readonly onRetry: () => void
}

/** A list to choose from that is loading, empty or could not be loaded. The live regions are mounted before their text. */
export function SelectionState({ status, skeleton, loaded, empty, error, onRetry }: SelectionStateProps) {
  const t = useText(copy)
  const id = useId()
  const isEmpty = status === 'empty'
  const hasFailed = status === 'failed'
  return (
    <SelectionStateRoot>
      {isEmpty && (
        <EmptyPicture aria-hidden="true">
          <span />
          <span>
            <Icon path="M12 5v14M5 12h14" />
          </span>
        </EmptyPicture>
      )}
      <div data-at="words" role="status">
        {status === 'slow' && <p>{t('common.stillWorking')}</p>}
        {isEmpty && (
          <>
            <strong>{empty.title}</strong>
            <p>{empty.text}</p>
          </>
        )}
      </div>
      {(status === 'loading' || status === 'slow') && asElement(skeleton)}
      <VisuallyHidden role="status">{status === 'choosing' && loaded}</VisuallyHidden>
      <ListFailed retryLabel={t('common.retry')} onRetry={onRetry}>
        {hasFailed && error}
      </ListFailed>
      {isEmpty && (
        <div data-at="actions">
          <LinkButton href={empty.href} target="_blank" aria-describedby={id}>
            <span>{empty.action}</span> <ExternalIcon />
          </LinkButton>
          <Button variant="secondary" onClick={onRetry}>
            {t('promoteDialogs.check')}
          </Button>
          <span id={id} hidden>
            {t('promoteDialogs.newTab')}
          </span>
        </div>
      )}
    </SelectionStateRoot>
  )
}
