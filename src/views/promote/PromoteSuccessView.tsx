'use client'
import type { FirstAdStatus } from '../../domain/promote/ads/adStatus.ts'
import type { PromotePin } from '../../domain/promote/promotion.ts'
import { common } from '../../messages/en/common.ts'
import { promoteDialogs } from '../../messages/en/promote/promoteDialogs.ts'
import { LinkButton } from '../../ui/actions/LinkButton.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { CheckIcon } from '../../ui/layout/icons.tsx'
import { HeldPicture } from '../saving/pinSaved/HeldPicture.tsx'
import { useText } from '../text.tsx'
import { DialogActions } from './dialogs/promoteDialogs.styles.ts'
import { SuccessRoot } from './dialogs/PromoteSuccessView.styles.ts'

const copy = { ...common, ...promoteDialogs }

/** State of the dialog. */
export interface PromoteSuccessViewState {
  /** What is promoted; null for a product group. */
  readonly pin: Pick<PromotePin, 'imageUrl' | 'color'> | null
  /** The name of the ad; '' when unknown. */
  readonly name: string
  /** Whether the ad is being reviewed, or already active. Default: null, nothing is said about it. */
  readonly status?: FirstAdStatus | null | undefined
  /** Up to how many hours a review usually takes. Default: 0, that is not said. */
  readonly reviewHours?: number | undefined
}

export interface PromoteSuccessViewProps extends PromoteSuccessViewState {
  /** Address of the ad's billing page; null when it is unknown, and then there is no link. */
  readonly billingHref: string | null
  /** Address of the ad's ad groups. */
  readonly adGroupsHref: string
  /** Address of the member's ads, to which the link then leads instead. Default: null, there is no such page. */
  readonly adsHref?: string | null | undefined
  /** The close button or Escape. */
  readonly onClose: () => void
}

/** Says that the ad exists, and what to do next. */
export function PromoteSuccessView(props: PromoteSuccessViewProps) {
  const { pin, name, status, reviewHours = 0, billingHref, adGroupsHref, adsHref = null, onClose } = props
  const t = useText(copy)
  return (
    <Dialog
      title={t('promoteDialogs.success.title')}
      closeLabel={t('common.close')}
      onClose={onClose}
      actions={
        <DialogActions>
          {billingHref !== null && (
            <LinkButton fullWidth href={billingHref}>
              {t('promoteDialogs.success.billing')}
            </LinkButton>
          )}
          <LinkButton
            variant={billingHref === null ? 'primary' : 'ghost'}
            fullWidth
            href={adsHref ?? adGroupsHref}
          >
            {t(adsHref === null ? 'promoteDialogs.success.adGroups' : 'promoteDialogs.success.ads')}
          </LinkButton>
        </DialogActions>
      }
    >
      <SuccessRoot>
        <div data-at="card">
          {pin ? (
            <HeldPicture
              picture={pin.imageUrl ? { url: pin.imageUrl, width: 0, height: 0 } : null}
              color={pin.color}
            />
          ) : (
            <div data-at="group">
              <span />
              <span />
              <span />
              <span />
            </div>
          )}
          <div data-at="tick">
            <CheckIcon />
          </div>
        </div>
        {name && (
          <p data-at="name">
            <bdi>{name}</bdi>
          </p>
        )}
        {status === 'active' && <p>{t('promoteDialogs.success.active')}</p>}
        {status === 'inReview' && (
          <p>
            {reviewHours === 0
              ? t('promoteDialogs.success.inReview')
              : t('promoteDialogs.success.inReviewHours', { hours: reviewHours })}
          </p>
        )}
        <p>{t(billingHref === null ? 'promoteDialogs.success.unnamed' : 'promoteDialogs.success.text')}</p>
      </SuccessRoot>
    </Dialog>
  )
}
