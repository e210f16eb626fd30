'use client'
import { claimUpsell } from '../../messages/en/createPin/claimUpsell.ts'
import { common } from '../../messages/en/common.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { useText } from '../text.tsx'
import { Actions, Body, Illustration } from './ClaimUpsellView.styles.ts'

const copy = { ...common, ...claimUpsell }

/** State of the invitation. */
export interface ClaimUpsellViewState {
  /** Whether it can be dismissed yet. Until then there is no button for it, and Escape does nothing. */
  readonly isDismissible: boolean
}

/** Callbacks of the invitation. */
export interface ClaimUpsellViewCallbacks {
  /** Called when the member wants to connect the account. */
  readonly onConnect: () => void
  /** 'Not now', the close button or Escape. */
  readonly onDismiss: () => void
}

export type ClaimUpsellViewProps = ClaimUpsellViewState & ClaimUpsellViewCallbacks

/** Invites the member to connect an account of the photo-sharing service. An outside click does not close it. */
export function ClaimUpsellView({ isDismissible, onConnect, onDismiss }: ClaimUpsellViewProps) {
  const t = useText(copy)
  return (
    <Dialog
      title={t('claimUpsell.title')}
      closeLabel={t('common.close')}
      onClose={isDismissible ? onDismiss : undefined}
      actions={
        <Actions>
          <Button fullWidth onClick={onConnect}>
            {t('claimUpsell.connect')}
          </Button>
          <div data-at="dismiss">
            {isDismissible && (
              <Button variant="ghost" fullWidth onClick={onDismiss}>
                {t('claimUpsell.dismiss')}
              </Button>
            )}
          </div>
        </Actions>
      }
    >
      <Body>
        <Illustration aria-hidden="true">
          <span data-at="back" />
          <span data-at="photo">
            <svg viewBox="0 0 126 156" preserveAspectRatio="xMidYMid slice">
              <rect width="126" height="156" fill="#f3c9a5" />
              <circle cx="86" cy="52" r="20" fill="#fbe9d3" />
              <path d="M-8 122L38 70l34 36 20-20 44 42v40H-8z" fill="#c96f4a" />
              <path d="M-8 140l40-32 36 28 28-16 40 26v22H-8z" fill="#8f3f2b" />
            </svg>
          </span>
          <span data-at="tag" />
        </Illustration>
        <p>{t('claimUpsell.body')}</p>
      </Body>
    </Dialog>
  )
}
