import { css } from 'styled-components'

/** Styles of `Spinner`. */
export const spinnerStyles = css`
  @keyframes tb-spin {
    to {
      rotate: 1turn;
    }
  }
  [data-ui='spinner'] {
    display: inline-block;
    inline-size: 1.25em;
    block-size: 1.25em;
    border: 2.5px solid;
    border-inline-end-color: transparent;
    border-radius: 50%;
    animation: tb-spin 0.8s linear infinite;
    @media (forced-colors: active) {
      forced-color-adjust: none;
      color: CanvasText;
    }
  }
`
