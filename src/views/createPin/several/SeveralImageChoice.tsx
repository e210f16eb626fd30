'use client'
import { createPin } from '../../../messages/en/createPin/createPin.ts'
import { severalPins } from '../../../messages/en/createPin/severalPins.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { safeHref } from '../../../ui/actions/safeUrl.ts'
import { CheckIcon } from '../../../ui/layout/icons.tsx'
import { useText } from '../../text.tsx'
import type { ChoosableImage } from '../ImageChoice.tsx'
import { SeveralImageChoiceRoot } from './SeveralImageChoice.styles.ts'

export interface SeveralImageChoiceProps {
  /** The images of the page, in the order in which they are offered. */
  readonly images: readonly ChoosableImage[]
  /** URLs of the images that are ticked. */
  readonly chosen: readonly string[]
  /** Called with the URLs of the images that are ticked now. */
  readonly onChoose: (urls: readonly string[]) => void
}

const copy = { ...createPin, ...severalPins }

/** The page's images, several of which can be ticked. Without any, the pin is a link. */
export function SeveralImageChoice({ images, chosen, onChoose }: SeveralImageChoiceProps) {
  const t = useText(copy)
  const isAll = chosen.length === images.length
  return (
    <SeveralImageChoiceRoot data-ui="imageChoice">
      <legend>{t('createPin.images')}</legend>
      <div>
        {images.map(({ url, name, size }) => (
          <label key={url}>
            <input
              type="checkbox"
              checked={chosen.includes(url)}
              aria-label={size ? t('createPin.image', { name, ...size }) : name}
              onChange={({ currentTarget: { checked } }) =>
                onChoose(checked ? [...chosen, url] : chosen.filter((other) => other !== url))
              }
            />
            <img src={safeHref(url)} alt="" referrerPolicy="no-referrer" />
            <span data-at="mark" aria-hidden="true">
              <CheckIcon />
            </span>
            {size && (
              <span data-at="size" aria-hidden="true" dir="ltr">
                {t('createPin.imageSize', size)}
              </span>
            )}
          </label>
        ))}
      </div>
      <footer>
        <span role="status">{t('severalPins.count', { count: chosen.length })}</span>
        <Button variant="link" size={40} onClick={() => onChoose(isAll ? [] : images.map(({ url }) => url))}>
          {t(isAll ? 'severalPins.none' : 'severalPins.all')}
        </Button>
      </footer>
    </SeveralImageChoiceRoot>
  )
}
