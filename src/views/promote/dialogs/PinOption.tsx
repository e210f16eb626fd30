'use client'
import type { PromotePin } from '../../../domain/promote/promotion.ts'
import { promoteDialogs } from '../../../messages/en/promote/promoteDialogs.ts'
import { CheckIcon, Icon } from '../../../ui/layout/icons.tsx'
import { HeldPicture } from '../../saving/pinSaved/HeldPicture.tsx'
import { visibleName } from '../../../domain/text/visibleName.ts'
import { useText } from '../../text.tsx'
import { PinOptionRoot } from './PinSelectionView.styles.ts'

export interface PinOptionProps {
  readonly pin: PromotePin
  readonly isChosen: boolean
  /** Whether Tab leads to it. */
  readonly isTabStop: boolean
  readonly onChoose: () => void
  readonly onFocus: () => void
}

const picture =
  'M6 4h12a2 2 0 012 2v12a2 2 0 01-2 2H6a2 2 0 01-2-2V6a2 2 0 012-2M4 16l5-5 5 5 2-2 4 4M15 9v.01'

/** The chosen pin is on screen when the list appears. */
const reveal = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** A pin of the list. One without a picture is a card with its title. */
export function PinOption({ pin, isChosen, isTabStop, onChoose, onFocus }: PinOptionProps) {
  const t = useText(promoteDialogs)
  const { imageUrl, color, isVideo } = pin
  const title = visibleName(pin.title)
  const name = <bdi>{title || t('promoteDialogs.pins.untitled')}</bdi>
  return (
    <PinOptionRoot
      ref={isChosen ? reveal : undefined}
      type="button"
      role="option"
      aria-selected={isChosen}
      tabIndex={isTabStop ? 0 : -1}
      onClick={onChoose}
      onFocus={onFocus}
    >
      <span data-at="picture">
        {imageUrl ? (
          <HeldPicture picture={{ url: imageUrl, width: 0, height: 0 }} color={color} />
        ) : (
          <span data-at="card" data-untitled={title ? undefined : ''}>
            {!title && <Icon path={picture} />}
            {name}
          </span>
        )}
        {isVideo && (
          <span data-at="video">
            <Icon path="M8 5.5l10 6.5-10 6.5z" />
            <span>{t('promoteDialogs.pins.video')}</span>
          </span>
        )}
        {isChosen && (
          <span data-at="tick">
            <CheckIcon />
          </span>
        )}
      </span>
      {imageUrl && (
        <bdi data-at="title" data-untitled={title ? undefined : ''}>
          {name}
        </bdi>
      )}
    </PinOptionRoot>
  )
}
