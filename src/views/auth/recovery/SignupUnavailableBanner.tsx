'use client'
import type { SocialProvider } from '../../../domain/auth/providers/providers.ts'
import { banners } from '../../../messages/en/auth/banners.ts'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { useText } from '../../text.tsx'
import { BannerPlace } from './Banner.styles.ts'

/** Props of the banner for an unavailable sign-up with a provider. */
export interface SignupUnavailableBannerProps {
  /** The providers that cannot create accounts. The third one always can. */
  readonly providers: readonly SocialProvider[]
  /** The providers whose buttons remain: no other one is suggested. Default: Facebook and Google. */
  readonly offered?: readonly SocialProvider[] | undefined
}

const suggestedProviders: readonly SocialProvider[] = ['facebook', 'google']

function sentenceOf(providers: readonly SocialProvider[], offered: readonly SocialProvider[]) {
  if (!providers.includes('google'))
    return offered.includes('google')
      ? 'banners.facebookSignupUnavailable'
      : 'banners.facebookSignupUnavailableAlone'
  if (providers.includes('facebook')) return 'banners.bothSignupUnavailable'
  return offered.includes('facebook')
    ? 'banners.googleSignupUnavailable'
    : 'banners.googleSignupUnavailableAlone'
}

/** Shown above the sign-up options while a provider cannot create accounts. */
export function SignupUnavailableBanner({
  providers,
  offered = suggestedProviders,
}: SignupUnavailableBannerProps) {
  const t = useText(banners)
  return (
    <BannerPlace>
      <Notice severity="warning">
        <p>{t(sentenceOf(providers, offered))}</p>
      </Notice>
    </BannerPlace>
  )
}
