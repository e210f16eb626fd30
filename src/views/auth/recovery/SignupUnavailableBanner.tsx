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
}

function sentenceOf(providers: readonly SocialProvider[]) {
  if (!providers.includes('google')) return 'banners.facebookSignupUnavailable'
  return providers.includes('facebook') ? 'banners.bothSignupUnavailable' : 'banners.googleSignupUnavailable'
}

/** Shown above the sign-up options while a provider cannot create accounts. auth.txt §2 "Banners", §8. */
export function SignupUnavailableBanner({ providers }: SignupUnavailableBannerProps) {
  const t = useText(banners)
  return (
    <BannerPlace>
      <Notice severity="warning">
        <p>{t(sentenceOf(providers))}</p>
      </Notice>
    </BannerPlace>
  )
}
