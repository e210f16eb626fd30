'use client'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { createPin } from '../../messages/en/createPin/createPin.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { LinkButton } from '../../ui/actions/LinkButton.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import { HeldPicture } from '../saving/pinSaved/HeldPicture.tsx'
import { useText } from '../text.tsx'
import { MessageRoot } from './CreatePinMessage.styles.ts'
import { SavedTo } from './SavedTo.tsx'
import { useHold } from './useHold.ts'
import { asElement } from '../../ui/layout/asElement.tsx'

export interface PinCreatedViewState {
  /** The name of the board that has the pin now. */
  readonly boardName: string
  /** The section of that board; null: none. */
  readonly sectionTitle: string | null
  /** The pin's description; '' if it has none. */
  readonly description: string
  /** The pin's picture: http(s) or relative; null if it has none. */
  readonly imageUrl: string | null
  /** The picture's dominant color, shown until it has loaded: `#rrggbb`; null if unknown. */
  readonly color: string | null
  /** Address of the new pin. */
  readonly pinHref: string
  /** How many pins were created. Default: one. */
  readonly count?: number | undefined
  /** Address of the board, linked to in place of one pin where there are several. Default: the pin is linked to. */
  readonly boardHref?: string | null | undefined
  /** Whether the countdown that closes the window is running, paused or stopped. */
  readonly countdown: 'counting' | 'paused' | 'stopped'
  /** In how many seconds the window closes. */
  readonly secondsLeft: number
}

export interface PinCreatedViewCallbacks {
  /** The pointer or focus is on the page, or another tab is in front. */
  readonly onHold: () => void
  /** The pointer and focus have left the page, and its tab is in front: the countdown may go on. */
  readonly onRelease: () => void
  /** The member wants the window to stay open: the countdown stops. */
  readonly onKeepOpen: () => void
  /** The link was followed, or the window is to close. */
  readonly onLeave: () => void
}

export interface PinCreatedViewProps extends PinCreatedViewState, PinCreatedViewCallbacks {
  /** An invitation over the page. */
  readonly children?: ReactNode
}

/** The pin is created: where it is, a link to it, and a countdown that can be held and stopped. */
export function PinCreatedView(props: PinCreatedViewProps) {
  const { boardName, sectionTitle, description, imageUrl, color, pinHref, countdown, secondsLeft } = props
  const { count = 1, boardHref = null, onHold, onRelease, onKeepOpen, onLeave, children } = props
  const t = useText(createPin)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  // Acting on the page holds the countdown: someone is here.
  const holds = useHold(onHold, onRelease)
  const onStay = () => {
    // The button that was pressed goes away.
    heading.current?.focus()
    onKeepOpen()
  }
  return (
    <>
      <MessageRoot>
        <div data-at="picture">
          <HeldPicture
            isFitted
            picture={imageUrl ? { url: imageUrl, width: 0, height: 0 } : null}
            color={color}
          />
        </div>
        <h1 ref={heading} tabIndex={-1}>
          <SavedTo {...{ boardName, sectionTitle, count }} />
        </h1>
        {description && (
          <p>
            <bdi>{description}</bdi>
          </p>
        )}
        <div data-at="actions" {...holds}>
          <LinkButton href={count > 1 && boardHref ? boardHref : pinHref} target="_blank" onClick={onLeave}>
            {t(count > 1 && boardHref ? 'createPin.seeBoard' : 'createPin.seePin')}
          </LinkButton>
          <Button variant="secondary" onClick={onLeave}>
            {t('createPin.closeWindow')}
          </Button>
        </div>
        <p data-at="countdown" {...holds}>
          <span aria-hidden="true">
            {countdown === 'stopped'
              ? t('createPin.staysOpen')
              : t('createPin.closesIn', { seconds: secondsLeft })}
          </span>
          {countdown !== 'stopped' && (
            <Button variant="link" size={40} onClick={onStay}>
              {t('createPin.keepOpen')}
            </Button>
          )}
        </p>
        <Announced isStopped={countdown === 'stopped'} secondsLeft={secondsLeft} />
      </MessageRoot>
      {asElement(children)}
    </>
  )
}

/**
 * Announces once when the window closes, and that it stays. A countdown that speaks every second would hide
 * everything else. The live region
 * is mounted before its text.
 */
function Announced({
  isStopped,
  secondsLeft,
}: {
  readonly isStopped: boolean
  readonly secondsLeft: number
}) {
  const t = useText(createPin)
  const [first, setFirst] = useState<number>()
  const [latest] = useState(secondsLeft)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setFirst(latest))
    return () => cancelAnimationFrame(frame)
  }, [latest])
  return (
    <VisuallyHidden role="status">
      {isStopped
        ? t('createPin.staysOpen')
        : first !== undefined && t('createPin.closesIn', { seconds: first })}
    </VisuallyHidden>
  )
}
