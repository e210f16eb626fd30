'use client'
import { useId, type ReactNode } from 'react'
import type { QuickPromoteRowId } from '../../errors/promote/promote.errors.ts'
import { common } from '../../messages/en/common.ts'
import { promoteDialogs } from '../../messages/en/promote/promoteDialogs.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Link } from '../../ui/actions/Link.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { useText } from '../text.tsx'
import { DialogActions, DialogText } from './dialogs/promoteDialogs.styles.ts'
import { useErrorText } from './page/useErrorText.tsx'

const copy = { ...common, ...promoteDialogs }

/** State of the question. */
export interface AdsConsentViewState {
  /** Whether the answer is being recorded. */
  readonly isRecording: boolean
  /** Why it could not be recorded; null if nothing went wrong. */
  readonly error: QuickPromoteRowId | null
}

/** Callbacks of the question. */
export interface AdsConsentViewCallbacks {
  /** Called when the member consents to ads. */
  readonly onAgree: () => void
  /** 'Not now', the close button or Escape. */
  readonly onDecline: () => void
}

export interface AdsConsentViewProps extends AdsConsentViewState, AdsConsentViewCallbacks {
  /** Address of the advertising terms. It opens in a new tab. */
  readonly termsHref: string
  /** Address of the privacy policy. It opens in a new tab. */
  readonly privacyHref: string
}

/** Asks for consent to the advertising terms and the use of data, once. */
export function AdsConsentView(props: AdsConsentViewProps) {
  const { isRecording, error, onAgree, onDecline, termsHref, privacyHref } = props
  const t = useText(copy)
  const errorText = useErrorText(null)
  const id = useId()
  const linkTo = (href: string) => (chunks: ReactNode) => (
    <Link href={href} target="_blank" aria-describedby={id}>
      {chunks}
    </Link>
  )
  return (
    <Dialog
      title={t('promoteDialogs.consent.title')}
      closeLabel={t('common.close')}
      onClose={onDecline}
      actions={
        <DialogActions>
          <Button fullWidth busy={isRecording} onClick={onAgree}>
            {t('promoteDialogs.consent.agree')}
          </Button>
          <Button variant="ghost" fullWidth onClick={onDecline}>
            {t('promoteDialogs.consent.decline')}
          </Button>
        </DialogActions>
      }
    >
      <DialogText>
        <p>{t('promoteDialogs.consent.terms', { link: linkTo(termsHref) })}</p>
        <p>{t('promoteDialogs.consent.data', { link: linkTo(privacyHref) })}</p>
        <p data-at="subtle">{t('promoteDialogs.consent.once')}</p>
        <Notice severity="error">{errorText(error)}</Notice>
        <span id={id} hidden>
          {t('promoteDialogs.newTab')}
        </span>
      </DialogText>
    </Dialog>
  )
}
