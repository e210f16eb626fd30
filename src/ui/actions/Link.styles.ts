import { css } from 'styled-components'

/** Styles of `Link`. */
export const linkStyles = css`
  [data-ui='link'] {
    color: inherit;
    font-weight: 600;
    border-radius: 4px;
    text-decoration: none;
    &[href] {
      text-decoration: underline;
    }
    &[href]:hover {
      text-decoration-thickness: 2px;
    }
  }
`
