'use client'
import type { SocialProvider } from '../../../domain/auth/providers/providers.ts'
import { banners } from '../../../messages/en/auth/banners.ts'
import { InfoIcon } from '../../../ui/layout/icons.tsx'
import { useText } from '../../text.tsx'
import { BannerRoot } from './Banner.styles.ts'

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
    <BannerRoot role="status">
      <InfoIcon />
      <div>
        <p>{t(sentenceOf(providers))}</p>
      </div>
    </BannerRoot>
  )
}
