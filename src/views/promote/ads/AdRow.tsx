'use client'
import { formatMoney } from '../../../domain/money/formatMoney.ts'
import type { Ad } from '../../../domain/promote/ads/ad.ts'
import { actionsOf, isOver, type AdAction } from '../../../domain/promote/ads/adActions.ts'
import { adList } from '../../../messages/en/promote/adList.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { HeldPicture } from '../../saving/pinSaved/HeldPicture.tsx'
import { useLocale, useText } from '../../text.tsx'

interface AdRowProps {
  readonly ad: Ad
  /** What the ad is called on screen. */
  readonly name: string
  /** Of this ad; null if none is being sent. */
  readonly pending: AdAction | null
  readonly canEdit: boolean
  /** Whether no change can be chosen for now. */
  readonly isLocked: boolean
  readonly onAction: (id: string, action: AdAction) => void
}

const day = (date: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC', calendar: 'gregory' }).format(
    Date.parse(`${date}T00:00Z`),
  )

/** An ad with what it costs and what can be done with it. What is over has no end to come. Styled by its list. */
export function AdRow({ ad, name, pending, canEdit, isLocked, onAction }: AdRowProps) {
  const { id, status, imageUrl, dailyBudget, totalBudget, endDate } = ad
  const t = useText(adList)
  const { locale } = useLocale()
  const actions = actionsOf(ad, canEdit)
  return (
    <li aria-busy={pending !== null || undefined}>
      <span data-at="picture">
        <HeldPicture picture={imageUrl ? { url: imageUrl, width: 0, height: 0 } : null} color={null} />
      </span>
      <span data-at="what">
        <bdi data-at="name">{name}</bdi>
        <small>
          {status && <span data-status={status}>{t(`adList.status.${status}`)}</span>}{' '}
          {dailyBudget && <span>{t('adList.daily', { amount: formatMoney(dailyBudget, locale) })}</span>}{' '}
          {totalBudget && <span>{t('adList.total', { amount: formatMoney(totalBudget, locale) })}</span>}{' '}
          {endDate !== null && !isOver(ad) && <span>{t('adList.ends', { date: day(endDate, locale) })}</span>}
        </small>
      </span>
      {actions.length > 0 && (
        <span data-at="actions">
          {actions.map((action) => (
            <Button
              // What was paused is resumed by the same button, which keeps the focus.
              key={action === 'pause' || action === 'resume' ? 'toggle' : action}
              variant="outlined"
              size={40}
              aria-label={t(`adList.${action}Named`, { name })}
              busy={pending === action}
              disabled={isLocked}
              onClick={() => onAction(id, action)}
            >
              {t(`adList.${action}`)}
            </Button>
          ))}
        </span>
      )}
    </li>
  )
}
