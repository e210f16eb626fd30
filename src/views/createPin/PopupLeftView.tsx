'use client'
import { createPin } from '../../messages/en/createPin/createPin.ts'
import { LinkButton } from '../../ui/actions/LinkButton.tsx'
import { HeldPicture } from '../saving/pinSaved/HeldPicture.tsx'
import { Drawing } from '../auth/shell/Drawing.tsx'
import { useText } from '../text.tsx'
import { CreatePinMessage } from './CreatePinMessage.tsx'
import type { PinCreatedViewState } from './PinCreatedView.tsx'
import { SavedTo } from './SavedTo.tsx'

export interface PopupLeftViewProps extends Pick<
  PinCreatedViewState,
  'boardName' | 'sectionTitle' | 'imageUrl' | 'color' | 'count' | 'boardHref'
> {
  /** Address of the new pin; null: nothing was saved. */
  readonly pinHref: string | null
  /** Of several pins, how many may have been saved. Default: none. */
  readonly unknownCount?: number | undefined
}

/** What remains where the browser refuses to close the window: what was saved, what may have been, and the way to it. */
export function PopupLeftView(props: PopupLeftViewProps) {
  const { boardName, sectionTitle, imageUrl, color, pinHref, count = 1, boardHref, unknownCount = 0 } = props
  const t = useText(createPin)
  const mayBeSaved = unknownCount > 0 && t('createPin.mayBeSaved', { count: unknownCount })
  const isBoardLinked = Boolean(boardHref) && (count > 1 || unknownCount > 0)
  const href = isBoardLinked ? boardHref : pinHref
  if (pinHref === null && !mayBeSaved)
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
        href && (
          <LinkButton variant="secondary" href={href} target="_blank">
            {t(isBoardLinked ? 'createPin.seeBoard' : 'createPin.seePin')}
          </LinkButton>
        )
      }
    >
      {pinHref !== null && <SavedTo {...{ boardName, sectionTitle, count }} />}
      {pinHref !== null && mayBeSaved && <br />}
      {mayBeSaved && <span>{mayBeSaved}</span>}
    </CreatePinMessage>
  )
}
