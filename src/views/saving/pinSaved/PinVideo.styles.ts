import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'

/** A video's duration. It brings its own background, because it covers the picture. */
export const Duration = styled.span(css`
  position: absolute;
  inset-block-start: ${vars.space[2]};
  inset-inline-start: ${vars.space[2]};
  padding: 2px ${vars.space[2]};
  border-radius: ${vars.radius[16]};
  background: rgb(0 0 0 / 0.7);
  color: #ffffff;
  font-size: ${vars.type[14]};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  pointer-events: none;
`)

/** Why nothing plays, in the middle of the picture. */
export const VideoError = styled.div(css`
  position: relative;
  > span {
    display: block;
    margin: ${vars.space[4]};
    padding: ${vars.space[2]} ${vars.space[3]};
    border-radius: ${vars.radius[16]};
    background: rgb(0 0 0 / 0.7);
    color: #ffffff;
    font-size: ${vars.type[14]};
    line-height: 1.4;
    text-align: center;
  }
`)

/** The line of a slider, which has a name of its own in each engine. */
const line = css`
  block-size: 4px;
  border-radius: 2px;
  background: linear-gradient(to right, #ffffff var(--tb-played, 0%), rgb(255 255 255 / 0.4) 0);
`

const thumb = css`
  box-sizing: border-box;
  inline-size: 12px;
  block-size: 12px;
  border: 0;
  border-radius: 50%;
  background: #ffffff;
`

/** The controls over the lower edge of a video. */
export const Controls = styled.div(css`
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  display: flex;
  align-items: center;
  gap: ${vars.space[1]};
  padding: ${vars.space[6]} ${vars.space[1]} ${vars.space[1]};
  background: linear-gradient(transparent, rgb(0 0 0 / 0.7));
  /* Doubled, to outweigh the look of a button elsewhere. */
  && > [data-ui='button'] {
    color: #ffffff;
    &:hover {
      background: rgb(255 255 255 / 0.2);
    }
  }
  && > :focus-visible {
    outline: 2px solid #ffffff;
    outline-offset: -4px;
  }
  > input {
    flex: 1;
    min-inline-size: 0;
    block-size: 24px;
    margin: 0;
    cursor: pointer;
    &:focus-visible {
      border-radius: ${vars.radius[6]};
    }
    &:disabled {
      cursor: default;
    }
  }
  @media (forced-colors: none) {
    > input {
      appearance: none;
      background: none;
      &::-webkit-slider-runnable-track {
        ${line}
      }
      &::-moz-range-track {
        ${line}
      }
      &::-webkit-slider-thumb {
        appearance: none;
        margin-block-start: -4px;
        ${thumb}
      }
      &::-moz-range-thumb {
        ${thumb}
      }
    }
  }
  @media (forced-colors: active) {
    forced-color-adjust: auto;
    padding-block-start: ${vars.space[1]};
    background: Canvas;
    && > [data-ui='button'] {
      color: ButtonText;
    }
    && > :focus-visible {
      outline-color: Highlight;
    }
  }
`)
