import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { focusStyles } from '../layout/base.styles.ts'

/** The root of `Link`. */
export const LinkRoot = styled.a(css`
  color: inherit;
  font-weight: 600;
  border-radius: 4px;
  text-decoration: none;
  ${focusStyles}
  &[href] {
    text-decoration: underline;
    /* Clear of the tails and dots of Arabic letters. */
    &:dir(rtl) {
      text-underline-offset: 0.3em;
    }
  }
  &[href]:hover {
    text-decoration-thickness: 2px;
  }
  /* Inherited from what has a system's color, it would be the text's. */
  @media (forced-colors: active) {
    &[href] {
      color: LinkText;
    }
  }
`)
