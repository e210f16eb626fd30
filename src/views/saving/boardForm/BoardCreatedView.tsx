'use client'
import { styled } from 'styled-components'
import { textColorOn } from '../../../domain/saving/linkCard.ts'
import { boardForm } from '../../../messages/en/saving/boardForm.ts'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Surface } from '../../../ui/layout/Surface.ts'
import { CheckIcon } from '../../../ui/layout/icons.tsx'
import { useText } from '../../text.tsx'
import { HeldPicture, HeldPlace } from '../pinSaved/HeldPicture.tsx'

/** State of the success animation. */
export interface BoardCreatedViewProps {
  /** Name of the new board. */
  readonly name: string
  /** The pin's picture: http(s) or relative; anything else is not shown. */
  readonly imageUrl: string | null
  /** The pin's dominant color, `#rrggbb`, for the picture's placeholder. */
  readonly color: string | null
  /** The host that a pin without a picture links to, shown in its place. Default: none. */
  readonly host?: string | null | undefined
  /** Whether the container already shows the title. Default: false. */
  readonly isUntitled?: boolean | undefined
}

const Root = styled(Surface)(css`
  @keyframes tb-slide-in {
    from {
      opacity: 0;
      translate: 0 -64px;
      rotate: -6deg;
      scale: 1.15;
    }
  }
  @keyframes tb-pop {
    from {
      opacity: 0;
      scale: 0.4;
    }
    60% {
      scale: 1.12;
    }
  }
  @keyframes tb-draw {
    from {
      stroke-dashoffset: 24;
    }
  }
  @keyframes tb-settle {
    from {
      opacity: 0;
      translate: 0 12px;
    }
  }
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${vars.space[2]};
  padding-block: ${vars.space[6]};
  text-align: center;
  h2,
  > p:nth-child(2) {
    margin-block-start: ${vars.space[5]};
  }
  h2 {
    font-size: ${vars.type[24]};
    line-height: 1.25;
  }
  > p {
    max-inline-size: 100%;
    font-size: ${vars.type[20]};
    font-weight: 600;
    line-height: 1.25;
    text-wrap: balance;
  }
  > h2,
  > p {
    animation: tb-settle ${vars.motion[320]} ${vars.motion[320]} ease-out backwards;
  }
  [data-at='card'] {
    position: relative;
    display: grid;
    grid-template: 1fr 1fr / 2fr 1fr;
    gap: 2px;
    inline-size: 280px;
    max-inline-size: 100%;
    aspect-ratio: 3 / 2;
    border-radius: ${vars.radius[24]};
    /* What is still empty. */
    > span,
    > [data-ui='held']:not([data-loaded]) {
      background: ${vars.color.sunkenHover};
    }
    > :nth-child(2) {
      border-start-end-radius: ${vars.radius[24]};
    }
    > :nth-child(3) {
      border-end-end-radius: ${vars.radius[24]};
    }
  }
  [data-ui='held'] {
    grid-row: 1 / 3;
    min-block-size: 0;
    aspect-ratio: auto;
    border-radius: ${vars.radius[24]};
    border-start-end-radius: 0;
    border-end-end-radius: 0;
    animation: tb-slide-in 480ms cubic-bezier(0.2, 0.9, 0.3, 1) backwards;
    &[data-tinted],
    &[data-tinted] > [data-ui='icon'] {
      color: inherit;
    }
    > [data-ui='icon'] {
      font-size: ${vars.type[24]};
    }
    > bdi {
      padding: ${vars.space[3]};
      font-weight: 600;
    }
  }
  [data-at='tick'] {
    position: absolute;
    inset-block-end: -12px;
    inset-inline-end: -12px;
    display: grid;
    place-items: center;
    inline-size: 48px;
    block-size: 48px;
    border: 3px solid ${vars.color.raised};
    border-radius: 50%;
    background: ${vars.color.success};
    color: ${vars.color.ground};
    animation: tb-pop ${vars.motion[320]} 360ms ease-out backwards;
    path {
      stroke-width: 2.5;
      stroke-dasharray: 24;
      animation: tb-draw ${vars.motion[320]} 560ms ease-out backwards;
    }
  }
  @media (forced-colors: active) {
    [data-at='card'] {
      gap: 0;
      border: 1px solid;
      > span {
        border-inline-start: 1px solid;
      }
      > span + span {
        border-block-start: 1px solid;
      }
    }
    [data-ui='held'] {
      border: 0;
    }
    [data-at='tick'] {
      background: Canvas;
      color: CanvasText;
      border-color: CanvasText;
    }
  }
`)

const focusOn = (heading: HTMLElement | null) => heading?.focus()

/** The pin's picture slides into its new board with a tick; static with reduced motion. */
export function BoardCreatedView({ name, imageUrl, color, host, isUntitled = false }: BoardCreatedViewProps) {
  const t = useText(boardForm)
  return (
    <Root>
      <div
        data-at="card"
        // Set by script, because a strict Content-Security-Policy blocks style attributes in the server's HTML.
        ref={(element) => {
          if (element) element.style.color = color ? textColorOn(color) : ''
        }}
      >
        {imageUrl === null ? (
          <HeldPlace color={color}>{host && <bdi dir="ltr">{host}</bdi>}</HeldPlace>
        ) : (
          <HeldPicture picture={{ url: imageUrl, width: 0, height: 0 }} color={color} />
        )}
        <span />
        <span />
        <div data-at="tick">
          <CheckIcon />
        </div>
      </div>
      {/* The form that had focus is gone: focus, and with it the title, goes here. J4. */}
      {!isUntitled && (
        <h2 tabIndex={-1} ref={focusOn}>
          {t('boardForm.created')}
        </h2>
      )}
      <p>
        <bdi>{name}</bdi>
      </p>
    </Root>
  )
}
