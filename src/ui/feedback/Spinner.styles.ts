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
  inline-size: 1.25em;
  block-size: 1.25em;
  border: 2.5px solid;
  border-inline-end-color: transparent;
  border-radius: 50%;
  @media (prefers-reduced-motion: no-preference) {
    animation: tb-spin 0.8s linear infinite;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    color: CanvasText;
  }
`)
