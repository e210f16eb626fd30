import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'

/** The root of `Spinner`. */
export const SpinnerRoot = styled.span(css`
  @keyframes tb-spin {
    to {
      rotate: 1turn;
    }
  }
  box-sizing: border-box;
  display: inline-block;
  flex: none;
  inline-size: 1em;
  block-size: 1em;
  border: 2px solid color-mix(in srgb, currentColor 25%, transparent);
  border-block-start-color: currentColor;
  border-radius: 50%;
  @media (prefers-reduced-motion: no-preference) {
    animation: tb-spin 0.8s linear infinite;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    color: CanvasText;
  }
`)
