'use client'
import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'

/** Body of the dialog: the pin with a tick, and what happens next. */
export const SuccessRoot = styled.div(css`
  @keyframes tb-drop {
    from {
      opacity: 0;
      translate: 0 -16px;
    }
  }
  @keyframes tb-pop {
    from {
      opacity: 0;
      scale: 0.4;
    }
  }
  display: grid;
  justify-items: center;
  gap: ${vars.space[3]};
  text-align: center;
  > p {
    max-inline-size: 34ch;
    color: ${vars.color.textSubtle};
    text-wrap: balance;
  }
  > [data-at='name'] {
    max-inline-size: 100%;
    color: ${vars.color.text};
    font-weight: 600;
  }
  > [data-at='card'] {
    position: relative;
    inline-size: 132px;
    margin-block: ${vars.space[2]} ${vars.space[4]};
    animation: tb-drop ${vars.motion[320]} ease-out backwards;
    > [data-ui='held'] {
      box-shadow: ${vars.elevation[1]};
    }
  }
  /* The products of a group, which has no picture. */
  [data-at='group'] {
    display: grid;
    grid-template: 1.4fr 1fr / 1fr 1fr;
    gap: ${vars.space[1]};
    aspect-ratio: 3 / 4;
    border-radius: ${vars.radius[16]};
    overflow: hidden;
    > span {
      background: ${vars.color.sunken};
    }
    > :nth-child(3n + 1) {
      background: ${vars.color.sunkenHover};
    }
  }
  > [data-at='card'] > [data-at='tick'] {
    position: absolute;
    inset-block-end: -12px;
    inset-inline-end: -12px;
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    box-sizing: border-box;
    border: 3px solid ${vars.color.raised};
    border-radius: 50%;
    background: ${vars.color.success};
    color: ${vars.color.ground};
    animation: tb-pop ${vars.motion[200]} ${vars.motion[200]} ease-out backwards;
  }
  @media (forced-colors: active) {
    > [data-at='card'] > [data-at='tick'] {
      background: Canvas;
      color: CanvasText;
      border-color: CanvasText;
    }
  }
`)
