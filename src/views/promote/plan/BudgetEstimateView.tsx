'use client'
import { useRef } from 'react'
import { rangeText, type AdEstimate } from '../../../domain/promote/plan/estimate.ts'
import { common } from '../../../messages/en/common.ts'
import { promoteEstimate } from '../../../messages/en/promote/promoteEstimate.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { useLocale, useText } from '../../text.tsx'
import { EstimateRoot } from './BudgetEstimateView.styles.ts'

const copy = { ...common, ...promoteEstimate }

/** State of the estimate. */
export interface BudgetEstimateViewState {
  /** `idle`: there is no budget yet. `unknown`: there is no estimate for this ad. */
  readonly status: 'idle' | 'loading' | 'estimated' | 'unknown' | 'failed'
  /** What the budget may bring, once it is estimated. */
  readonly estimate: AdEstimate | null
}

export interface BudgetEstimateViewProps extends BudgetEstimateViewState {
  readonly onRetry: () => void
}

/** What a budget may bring, beside its total. It takes one line in each state, so that the button below does not move. */
export function BudgetEstimateView({ status, estimate, onRetry }: BudgetEstimateViewProps) {
  const t = useText(copy)
  const { locale } = useLocale()
  const root = useRef<HTMLDivElement>(null)
  const { reach, clicks } = estimate ?? { reach: null, clicks: null }
  const texts = { reach: reach && rangeText(reach, locale), clicks: clicks && rangeText(clicks, locale) }
  const said = () => {
    if (status === 'loading') return t('promoteEstimate.loading')
    if (status === 'unknown') return t('promoteEstimate.unknown')
    if (texts.reach && texts.clicks)
      return t('promoteEstimate.both', { reach: texts.reach, clicks: texts.clicks })
    if (texts.reach) return t('promoteEstimate.reach', { reach: texts.reach })
    return texts.clicks && t('promoteEstimate.clicks', { clicks: texts.clicks })
  }
  const text = said()
  return (
    <EstimateRoot ref={root} tabIndex={-1} data-ui="budgetEstimate" data-status={status}>
      <small role="status">
        {status === 'loading' && <Spinner />}
        {text && <span>{text}</span>}
      </small>
      <small role="alert">{status === 'failed' && <span>{t('budgetEstimate.error.unread')}</span>}</small>
      {status === 'failed' && (
        <Button
          variant="link"
          onClick={() => {
            // The pressed button goes away.
            root.current?.focus()
            onRetry()
          }}
        >
          {t('common.retry')}
        </Button>
      )}
    </EstimateRoot>
  )
}
