'use client'
import { banners } from '../../../messages/en/auth/banners.ts'
import { InfoIcon } from '../../../ui/layout/icons.tsx'
import { useText } from '../../text.tsx'
import { BannerRoot } from './Banner.styles.ts'

/** Shown above the sign-up options while the first provider cannot create accounts. auth.txt §2 "Banners", §8. */
export function FacebookSignupUnavailableBanner() {
  const t = useText(banners)
  return (
    <BannerRoot>
      <InfoIcon />
      <div>
        <p>{t('banners.facebookSignupUnavailable')}</p>
      </div>
    </BannerRoot>
  )
}
