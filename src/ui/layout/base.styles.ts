import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'

/** What each primitive sets for itself, so that it looks the same in any page. The text's size is the page's, unless it is set. */
export const baseStyles = css`
  box-sizing: border-box;
  font-family: ${vars.font.body};
  overflow-wrap: anywhere;
  text-wrap: pretty;
  -webkit-font-smoothing: antialiased;
`

/** The focus ring. */
export const focusStyles = css`
  &:focus-visible {
    outline: 2px solid ${vars.color.focus};
    outline-offset: 2px;
  }
`
