'use client'
import type { ReactNode } from 'react'
import { createPin } from '../../messages/en/createPin/createPin.ts'
import { toasts } from '../../messages/en/toasts.ts'
import { LinkButton } from '../../ui/actions/LinkButton.tsx'
import { HeldPicture } from '../saving/pinSaved/HeldPicture.tsx'
import { Drawing } from '../auth/shell/Drawing.tsx'
import { useText } from '../text.tsx'
import { CreatePinMessage } from './CreatePinMessage.tsx'
import type { PinCreatedViewState } from './PinCreatedView.tsx'

export interface PopupLeftViewProps extends Pick<
  PinCreatedViewState,
  'boardName' | 'sectionTitle' | 'imageUrl' | 'color'
> {
  /** Address of the new pin; null: nothing was saved. */
  readonly pinHref: string | null
}

const copy = { ...createPin, ...toasts }
const name = (chunks: ReactNode) => <bdi>{chunks}</bdi>

/** What remains where the browser refuses to close the window: what was saved, and the way to it. */
export function PopupLeftView({ boardName, sectionTitle, imageUrl, color, pinHref }: PopupLeftViewProps) {
  const t = useText(copy)
  if (pinHref === null)
    return (
      <CreatePinMessage title={t('createPin.closed')} picture={<Drawing name="leaving" />}>
        {t('createPin.closedUnsaved')}
      </CreatePinMessage>
    )
  return (
    <CreatePinMessage
      title={t('createPin.closed')}
      picture={
        imageUrl && <HeldPicture isFitted picture={{ url: imageUrl, width: 0, height: 0 }} color={color} />
      }
      actions={
        <LinkButton variant="secondary" href={pinHref} target="_blank">
          {t('createPin.seePin')}
        </LinkButton>
      }
    >
      {sectionTitle === null
        ? t('saving.toast.savedToBoard', { board: boardName, name })
        : t('saving.toast.savedToSection', { board: boardName, section: sectionTitle, name })}
    </CreatePinMessage>
  )
}
