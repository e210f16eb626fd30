'use client'
import { useId } from 'react'
import { hexColor } from '../../../domain/auth/pinThumbnail.ts'
import { hostOf, textColorOn } from '../../../domain/saving/linkCard.ts'
import { promotePage } from '../../../messages/en/promote/promotePage.ts'
import { Icon } from '../../../ui/layout/icons.tsx'
import { HeldPicture } from '../../saving/pinSaved/HeldPicture.tsx'
import { useText } from '../../text.tsx'
import { CardRoot, PreviewRoot } from './AdPreview.styles.ts'
import type { PromotePageViewProps } from '../PromotePageView.types.ts'
import { visibleName } from '../../../domain/text/visibleName.ts'

export type AdPreviewProps = Pick<
  PromotePageViewProps,
  'pin' | 'isProductGroup' | 'values' | 'advertiserName'
>

/** The ad as people see it on a phone. It keeps its size, so that nothing moves when the picture loads. */
export function AdPreview({ pin, isProductGroup, values, advertiserName }: AdPreviewProps) {
  const t = useText(promotePage)
  const id = useId()
  const color = hexColor(pin?.color)
  const host = hostOf(isProductGroup ? null : values.destinationUrl)
  const title = pin && visibleName(pin.title)
  return (
    <PreviewRoot data-ui="adPreview" aria-labelledby={id}>
      <h2 id={id}>{t('promotePage.preview')}</h2>
      <div data-at="phone">
        <div data-at="screen">
          <div data-at="media">
            {pin && (pin.imageUrl || !host) ? (
              <HeldPicture
                picture={pin.imageUrl ? { url: pin.imageUrl, width: 0, height: 0 } : null}
                color={color}
              />
            ) : (
              <CardRoot
                data-ui="adCard"
                data-empty={pin ? undefined : ''}
                // Set by script, because a strict Content-Security-Policy blocks style attributes in the server's HTML.
                ref={(element) => {
                  if (!element) return
                  element.style.backgroundColor = color ?? ''
                  element.style.color = color ? textColorOn(color) : ''
                }}
              >
                {pin ? (
                  <strong dir="ltr">{host}</strong>
                ) : (
                  t(isProductGroup ? 'promotePage.preview.productGroup' : 'promotePage.preview.nothing')
                )}
              </CardRoot>
            )}
            {pin?.isVideo && (
              <span data-at="video">
                <Icon path="M8 5l11 7-11 7z" />
                <span>{t('promotePage.preview.video')}</span>
              </span>
            )}
          </div>
          <div data-at="words">
            {title && (
              <strong>
                <bdi>{title}</bdi>
              </strong>
            )}
            <span>
              {t('promotePage.preview.by', {
                advertiser: advertiserName,
                name: (chunks) => <bdi>{chunks}</bdi>,
              })}
            </span>
            {host && (
              <span dir="ltr" data-at="host">
                {host}
              </span>
            )}
          </div>
          <div data-at="others" aria-hidden="true">
            <i />
            <i />
          </div>
        </div>
      </div>
    </PreviewRoot>
  )
}
