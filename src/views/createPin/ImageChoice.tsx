'use client'
import { useId, type KeyboardEvent } from 'react'
import { createPin } from '../../messages/en/createPin/createPin.ts'
import { safeHref } from '../../ui/actions/safeUrl.ts'
import { useText } from '../text.tsx'
import { ImageChoiceRoot } from './ImageChoice.styles.ts'
import { isComposing } from '../../ui/isComposing.ts'

/** An image of the external page. */
export interface ChoosableImage {
  readonly url: string
  /** Names the image to people who cannot see it. */
  readonly name: string
  /** Its own size; null if it is unknown. */
  readonly size: { readonly width: number; readonly height: number } | null
}

export interface ImageChoiceProps {
  /** The images to choose from, in order. */
  readonly images: readonly ChoosableImage[]
  /** URL of the chosen image; null: no picture. */
  readonly chosen: string | null
  /** Called with the URL of an image, or null for no picture. */
  readonly onChoose: (url: string | null) => void
}

/** The page's images to choose from, as radio buttons: arrows move through them, Home and End go to the ends. */
export function ImageChoice({ images, chosen, onChoose }: ImageChoiceProps) {
  const t = useText(createPin)
  const name = useId()
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key !== 'Home' && event.key !== 'End') return
    const inputs = event.currentTarget.querySelectorAll('input')
    inputs[event.key === 'Home' ? 0 : inputs.length - 1]?.click()
    inputs[event.key === 'Home' ? 0 : inputs.length - 1]?.focus()
    event.preventDefault()
  }
  return (
    <ImageChoiceRoot data-ui="imageChoice">
      <legend>{t('createPin.images')}</legend>
      <div onKeyDown={onKeyDown}>
        {images.map(({ url, name: imageName, size }) => (
          <label key={url}>
            <input
              type="radio"
              name={name}
              checked={url === chosen}
              aria-label={size ? t('createPin.image', { name: imageName, ...size }) : imageName}
              onChange={() => onChoose(url)}
            />
            <img src={safeHref(url)} alt="" referrerPolicy="no-referrer" />
            {size && (
              <span data-at="size" aria-hidden="true" dir="ltr">
                {t('createPin.imageSize', size)}
              </span>
            )}
          </label>
        ))}
        <label data-at="none">
          <input type="radio" name={name} checked={chosen === null} onChange={() => onChoose(null)} />
          <span>{t('createPin.noImage')}</span>
        </label>
      </div>
    </ImageChoiceRoot>
  )
}
