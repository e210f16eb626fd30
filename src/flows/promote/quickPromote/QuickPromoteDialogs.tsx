'use client'
import type { ReactNode } from 'react'
import { buildAdvertiserUrl } from '../../../domain/business/advertiserUrl/buildAdvertiserUrl.ts'
import { adGroupsPath, promoteBillingPath } from '../../../domain/promote/promoteRoute.ts'
import { AdsConsentView } from '../../../views/promote/AdsConsentView.tsx'
import { PromoteErrorView } from '../../../views/promote/PromoteErrorView.tsx'
import { PromoteSuccessView } from '../../../views/promote/PromoteSuccessView.tsx'
import { PromoteUnknownView } from '../../../views/promote/PromoteUnknownView.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { PinSelectionScreen } from '../pinSelection/PinSelectionScreen.tsx'
import { TagSelectionScreen } from '../tagSelection/TagSelectionScreen.tsx'
import type { ConnectedQuickPromote } from './quickPromote.connect.ts'

export interface QuickPromoteDialogsProps {
  readonly advertiserId: string
  readonly state: ConnectedQuickPromote
}

/** The dialog over the page, if there is one. */
export function QuickPromoteDialogs({ advertiserId, state }: QuickPromoteDialogsProps): ReactNode {
  const { paths, promote } = useTackboard().policy
  const { scene, failure, isPending } = state
  const hrefOf = (page: 'pinBuilder' | 'conversions') => buildAdvertiserUrl({ page, advertiserId }).url ?? '/'
  const adGroupsHref = adGroupsPath(advertiserId) ?? '/'
  const adsHref = promote.listsAds ? paths.ads : null
  switch (scene) {
    case 'consent':
      return (
        <AdsConsentView
          isRecording={isPending}
          error={failure}
          onAgree={state.onAgree}
          onDecline={state.onClose}
          termsHref={paths.businessTerms}
          privacyHref={paths.privacy}
        />
      )
    case 'pinSelection':
      return (
        state.pinSelection && (
          <PinSelectionScreen actor={state.pinSelection} createHref={hrefOf('pinBuilder')} />
        )
      )
    case 'tagSelection':
      return (
        state.tagSelection && (
          <TagSelectionScreen actor={state.tagSelection} tagsHref={hrefOf('conversions')} />
        )
      )
    case 'unknown':
      return (
        <PromoteUnknownView
          error={failure ?? 'quickPromote.timedOut'}
          isChecking={isPending}
          isUncheckable={state.isUncheckable}
          adGroupsHref={adsHref ?? adGroupsHref}
          onCheck={state.onCheck}
          onClose={state.onClose}
        />
      )
    case 'success':
      return (
        <PromoteSuccessView
          pin={state.pin}
          name={state.adName}
          status={state.adStatus ?? (promote.reviewHours === 0 ? null : 'inReview')}
          reviewHours={promote.reviewHours}
          billingHref={promoteBillingPath(advertiserId, state.campaignId ?? '')}
          adGroupsHref={adGroupsHref}
          adsHref={adsHref}
          onClose={state.onClose}
        />
      )
    case 'error':
      return (
        <PromoteErrorView
          error={failure ?? 'quickPromote.failed'}
          serverMessage={state.serverMessage}
          onDismiss={state.onDismissError}
        />
      )
    default:
      return null
  }
}
