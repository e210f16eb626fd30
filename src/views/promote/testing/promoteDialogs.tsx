import type { ConversionTag, PromotePin } from '../../../domain/promote/promotion.ts'
import { AdsConsentView } from '../AdsConsentView.tsx'
import { BillingView } from '../BillingView.tsx'
import { PinSelectionView } from '../PinSelectionView.tsx'
import { PromoteErrorView } from '../PromoteErrorView.tsx'
import { PromoteStatusView } from '../PromoteStatusView.tsx'
import { PromoteSteps } from '../PromoteSteps.tsx'
import { PromoteSuccessView } from '../PromoteSuccessView.tsx'
import { PromoteUnknownView } from '../PromoteUnknownView.tsx'
import { TagSelectionView } from '../TagSelectionView.tsx'

const ignore = () => undefined

const pinOf = (id: string, title: string, own: Partial<PromotePin> = {}): PromotePin => ({
  id,
  title,
  link: 'https://wren.example/',
  imageUrl: '/pins/ridge.svg',
  color: '#b98a7a',
  isVideo: false,
  ownerId: '1',
  ...own,
})

/** Seven pins: one without a picture, one without a title, a video. */
export const pins: readonly PromotePin[] = [
  pinOf('21', 'Guided walks along the ridge'),
  pinOf('22', 'A minute in the dunes', { imageUrl: '/pins/dunes.svg', isVideo: true }),
  pinOf('23', '', { imageUrl: '/pins/citrus.svg' }),
  pinOf('24', 'Field notes from a year of planting', { imageUrl: null }),
  pinOf('25', 'Stargazing weekends', { imageUrl: '/pins/night.svg' }),
  pinOf('26', 'Boats for rent', { imageUrl: '/pins/lake.svg' }),
  pinOf('27', 'Rechtsschutzversicherungsgesellschaftsangestellte'.repeat(3)),
]

export const tags: readonly ConversionTag[] = [
  { id: '5001', name: 'Wren’s shop', events: ['checkout', 'add_to_cart'] },
  { id: '5002', name: 'Newsletter', events: ['signup', 'constructor'] },
]

export const pinProps = {
  status: 'choosing',
  pins,
  pinId: null,
  onChoose: ignore,
  onRetry: ignore,
  onClose: ignore,
  createHref: '/pin-builder/',
} as const

export const tagProps = {
  status: 'choosing',
  tags,
  selected: null,
  canConfirm: false,
  onSelect: ignore,
  onConfirm: ignore,
  onRetry: ignore,
  onClose: ignore,
  tagsHref: '/conversions/',
} as const

/** A word of 10,000 letters. */
export const endlessWord = 'wordwithoutend'.repeat(715).slice(0, 10_000)

const billing = { isChecking: false, onCheck: ignore, onBack: ignore, onClose: ignore }

/** Every view of this folder beside the page and the business form, by what it shows. */
export const everyView = {
  consent: (
    <AdsConsentView
      isRecording={false}
      error="quickPromote.consentUnrecorded"
      onAgree={ignore}
      onDecline={ignore}
      termsHref="/terms"
      privacyHref="/privacy"
    />
  ),
  pins: <PinSelectionView {...pinProps} pinId="25" />,
  pinsLoading: <PinSelectionView {...pinProps} status="slow" pins={[]} />,
  pinsEmpty: <PinSelectionView {...pinProps} status="empty" pins={[]} />,
  pinsFailed: <PinSelectionView {...pinProps} status="failed" pins={[]} />,
  tags: <TagSelectionView {...tagProps} />,
  tagsEmpty: <TagSelectionView {...tagProps} status="empty" tags={[]} />,
  tagsFailed: <TagSelectionView {...tagProps} status="failed" tags={[]} />,
  success: (
    <PromoteSuccessView
      pin={{ imageUrl: '/pins/ridge.svg', color: '#b98a7a' }}
      name={endlessWord.slice(0, 64)}
      billingHref="/billing"
      adGroupsHref="/adgroups"
      onClose={ignore}
    />
  ),
  successUnnamed: (
    <PromoteSuccessView pin={null} name="" billingHref={null} adGroupsHref="/adgroups" onClose={ignore} />
  ),
  error: <PromoteErrorView error="quickPromote.refused" serverMessage={endlessWord} onDismiss={ignore} />,
  unknown: (
    <PromoteUnknownView
      error="quickPromote.timedOut"
      isChecking={false}
      isUncheckable
      adGroupsHref="/adgroups"
      onCheck={ignore}
      onClose={ignore}
    />
  ),
  loading: <PromoteStatusView status="slow" onRetry={ignore} />,
  unread: <PromoteStatusView status="failed" onRetry={ignore} />,
  closed: <PromoteStatusView status="closed" onRetry={ignore} />,
  billing: (
    <BillingView
      {...billing}
      error="quickPromote.billingMissing"
      steps={<PromoteSteps current="billingForm" done={['page', 'businessForm']} />}
    >
      {endlessWord.slice(0, 200)}
    </BillingView>
  ),
} as const
