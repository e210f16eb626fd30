import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'

/** Fills a shape that holds the place of a field or button. It has no edge, with which forced colours would make a field of it. */
export const blankStyles = css`
  background: ${vars.color.sunken};
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: GrayText;
    opacity: 0.4;
  }
`
