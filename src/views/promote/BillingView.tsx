'use client'
import { useId, type ReactNode } from 'react'
import type { QuickPromoteRowId } from '../../errors/promote/promote.errors.ts'
import { common } from '../../messages/en/common.ts'
import { promoteDialogs } from '../../messages/en/promote/promoteDialogs.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { CloseIcon } from '../../ui/layout/icons.tsx'
import { useText } from '../text.tsx'
import { BillingRoot } from './BillingView.styles.ts'
import { useErrorText } from './page/useErrorText.tsx'

const copy = { ...common, ...promoteDialogs }

/** State of the page. */
export interface BillingViewState {
  /** Whether the server is being asked for a way to pay. */
  readonly isChecking: boolean
  /** What the last answer to that was: it failed, or there is none yet. Null before the first one. */
  readonly error: QuickPromoteRowId | null
}

/** Callbacks of the page. */
export interface BillingViewCallbacks {
  /** 'I’ve added it': asks the server. */
  readonly onCheck: () => void
  /** Called when the member goes back to the step before. */
  readonly onBack: () => void
  /** Called when the member leaves the flow. */
  readonly onClose: () => void
}

export interface BillingViewProps extends BillingViewState, BillingViewCallbacks {
  /** The app's payment element, or a link to where one pays. No field for a card is ever drawn here. */
  readonly children: ReactNode
  /** The progress, above the title. Default: none. */
  readonly steps?: ReactNode
}

/** The previous step is gone, so the title takes the focus. */
const focusOn = (heading: HTMLHeadingElement | null) => heading?.focus()

/** Where the advertiser adds a way to pay, in the app's own element. */
export function BillingView({ isChecking, error, children, steps, ...callbacks }: BillingViewProps) {
  const t = useText(copy)
  const errorText = useErrorText(null)
  const id = useId()
  return (
    <BillingRoot data-ui="billing">
      <header>
        {steps && <div data-at="steps">{steps}</div>}
        <h1 tabIndex={-1} ref={focusOn}>
          {t('promoteDialogs.billing.title')}
        </h1>
        <Button
          variant="icon"
          aria-label={t('common.close')}
          leading={<CloseIcon />}
          onClick={callbacks.onClose}
        />
        <p>{t('promoteDialogs.billing.text')}</p>
      </header>
      <div data-at="body">
        <section aria-label={t('promoteDialogs.billing.payment')}>{children}</section>
        <div data-at="foot">
          <Notice severity="error">{!isChecking && errorText(error)}</Notice>
          <p id={id} data-at="status" role="status">
            {isChecking && t('promoteDialogs.billing.checking')}
          </p>
          <div data-at="actions">
            <Button variant="ghost" onClick={callbacks.onBack}>
              {t('promoteDialogs.billing.back')}
            </Button>
            <Button busy={isChecking} aria-describedby={id} onClick={callbacks.onCheck}>
              {t('promoteDialogs.billing.added')}
            </Button>
          </div>
        </div>
      </div>
    </BillingRoot>
  )
}
