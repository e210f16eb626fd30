'use client'
import type { ReactNode } from 'react'
import { createPin } from '../../messages/en/createPin/createPin.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { PinPreview, type PinPreviewProps } from '../saving/saveToBoard/PinPreview.tsx'
import { useText } from '../text.tsx'
import { CreatePinRoot } from './CreatePinView.styles.ts'
import { ImageChoice, type ImageChoiceProps } from './ImageChoice.tsx'
import { asElement } from '../../ui/layout/asElement.tsx'

export interface CreatePinViewProps {
  /** What the pin will be: its picture, texts and link. */
  readonly pin: PinPreviewProps['pin']
  /** The page's images; empty if there is nothing to choose. */
  readonly images: ImageChoiceProps['images']
  /** The images are still being looked for. */
  readonly isFinding: boolean
  /** Whether the picture and the description can be changed. */
  readonly isEditable: boolean
  /** Called with the URL of the image that was chosen, or null for no picture. */
  readonly onChooseImage: ImageChoiceProps['onChoose']
  /** What is said about the picture. Default: nothing. */
  readonly noticeSlot?: ReactNode
  /** The choice of several images. Default: one of `images` is chosen. */
  readonly choiceSlot?: ReactNode
  /** The field of the description. */
  readonly descriptionSlot: ReactNode
  /** The current step. */
  readonly children: ReactNode
}

/** Creates a pin from an external page, in its own window: the pin beside the step. */
export function CreatePinView(props: CreatePinViewProps) {
  const {
    pin,
    images,
    isFinding,
    isEditable,
    onChooseImage,
    choiceSlot,
    noticeSlot,
    descriptionSlot,
    children,
  } = props
  const t = useText(createPin)
  return (
    <CreatePinRoot>
      <div data-at="pin">
        {isFinding ? (
          <Skeleton shape="tile" count={1} label={t('createPin.finding')} />
        ) : (
          <PinPreview pin={{ ...pin, description: pin.imageUrl ? undefined : pin.description }} />
        )}
        {asElement(noticeSlot)}
        <div data-at="choices" inert={!isEditable}>
          {choiceSlot
            ? asElement(choiceSlot)
            : images.length > 0 && (
                <ImageChoice images={images} chosen={pin.imageUrl ?? null} onChoose={onChooseImage} />
              )}
          {asElement(descriptionSlot)}
        </div>
      </div>
      {asElement(children)}
    </CreatePinRoot>
  )
}
