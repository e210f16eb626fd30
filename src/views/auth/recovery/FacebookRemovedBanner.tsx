'use client'
import { useId, type ReactNode } from 'react'
import type { RecoveryVariant } from '../../../domain/auth/providers/loginData.ts'
import { banners } from '../../../messages/en/auth/banners.ts'
import { common } from '../../../messages/en/common.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { CloseIcon, WarningIcon } from '../../../ui/layout/icons.tsx'
import { Link } from '../../../ui/actions/Link.tsx'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { useText } from '../../text.tsx'
import { BannerRoot } from './Banner.styles.ts'

const copy = { ...common, ...banners }

/** Props of the banner for removed first-provider login. */
export interface FacebookRemovedBannerProps {
  /** The login method that it names; null while loading. */
  readonly variant: RecoveryVariant | null
  /** The password-reset page, with `lookup=true`. */
  readonly resetHref: string
  /** Called when the user closes the banner: unmount it. */
  readonly onDismiss: () => void
}

/** Says that the first provider can no longer be used to log in, and names another login method. */
export function FacebookRemovedBanner({ variant, resetHref, onDismiss }: FacebookRemovedBannerProps) {
  const t = useText(copy)
  const title = useId()
  const link = (chunks: ReactNode) => <Link href={resetHref}>{chunks}</Link>
  return (
    <BannerRoot data-severity="warning" role="group" aria-labelledby={title}>
      <WarningIcon />
      <div>
        <p id={title} data-at="title">
          {t('banners.facebookRemoved.title')}
        </p>
        <div role="status">
          {variant === null ? (
            <p data-at="waiting">
              <Spinner />
              <span>{t('common.loading')}</span>
            </p>
          ) : (
            <p>{t(`banners.facebookRemoved.${variant}`, { link })}</p>
          )}
        </div>
      </div>
      <Button variant="icon" aria-label={t('common.close')} onClick={onDismiss}>
        <CloseIcon />
      </Button>
    </BannerRoot>
  )
}
