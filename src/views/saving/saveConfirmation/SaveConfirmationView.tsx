'use client'
import { useEffect, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { toasts } from '../../../messages/en/toasts.ts'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Surface } from '../../../ui/layout/Surface.ts'
import { useText } from '../../text.tsx'
import { HeldPicture } from '../pinSaved/HeldPicture.tsx'

/** State of the overlay. */
export interface SaveConfirmationViewState {
  /** The board that the pin was saved to. */
  readonly board: { readonly name: string }
  /** The section of the board that it was saved to. Default: the board itself. */
  readonly section?: { readonly title: string } | undefined
  /** http(s) or relative; anything else is not shown. */
  readonly imageUrl: string | null
  /** The dominant color, `#rrggbb`; null when unknown. */
  readonly color: string | null
  /** Whether to throw confetti. */
  readonly isCelebrating: boolean
}

export interface SaveConfirmationViewProps extends SaveConfirmationViewState {
  /** Draws the confetti on a canvas over the page. Returns a function that stops it. */
  readonly onCanvas: (canvas: HTMLCanvasElement | null) => () => void
}

const Root = styled(Surface)(css`
  @keyframes tb-settle {
    from {
      opacity: 0;
      scale: 0.8;
    }
    60% {
      scale: 1.04;
    }
  }
  position: fixed;
  inset: 0;
  inline-size: auto;
  block-size: auto;
  margin: 0;
  padding: ${vars.space[4]};
  border: 0;
  background: none;
  overflow: hidden;
  pointer-events: none;
  &:popover-open {
    display: grid;
    place-items: center;
  }
  > canvas {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }
  > [data-ui='card'] {
    display: grid;
    justify-items: center;
    gap: ${vars.space[4]};
    inline-size: min(284px, 100%);
    padding: ${vars.space[6]};
    border: 1px solid transparent;
    border-radius: ${vars.radius[32]};
    background: ${vars.color.raised};
    box-shadow: ${vars.elevation[2]};
    animation: tb-settle ${vars.motion[320]} ease-out;
    > [data-ui='held'] {
      inline-size: 100%;
      max-block-size: 40dvh;
    }
    > p {
      min-block-size: 1.25em;
      font-size: ${vars.type[20]};
      font-weight: 650;
      line-height: 1.25;
      text-align: center;
      text-wrap: balance;
    }
  }
`)

const isolated = (chunks: ReactNode) => <bdi>{chunks}</bdi>

/** On top of everything; takes neither focus nor clicks. */
const raise = (element: HTMLElement | null) => {
  if (element && !element.matches(':popover-open')) element.showPopover()
}

/** Confirms a save over the page without blocking it. */
export function SaveConfirmationView({
  board,
  section,
  imageUrl,
  color,
  isCelebrating,
  onCanvas,
}: SaveConfirmationViewProps) {
  const t = useText(toasts)
  // A live region must be mounted before its text, or screen readers do not announce it.
  const [isSaid, setSaid] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setSaid(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <Root popover="manual" ref={raise} data-ui="confirmation">
      <div data-ui="card">
        <HeldPicture
          picture={imageUrl === null ? null : { url: imageUrl, width: 0, height: 0 }}
          color={color}
        />
        <p role="status">
          {isSaid &&
            (section
              ? t('saving.toast.savedToSection', {
                  section: section.title,
                  board: board.name,
                  name: isolated,
                })
              : t('saving.toast.savedToBoard', { board: board.name, name: isolated }))}
        </p>
      </div>
      {isCelebrating && <canvas aria-hidden="true" ref={onCanvas} />}
    </Root>
  )
}
