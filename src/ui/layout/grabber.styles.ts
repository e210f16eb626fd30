import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'

/** The bar at the top of a sheet. */
export const grabberStyles = css`
  &::before {
    content: '';
    position: absolute;
    inset-block-start: 8px;
    inset-inline: 0;
    margin-inline: auto;
    inline-size: 36px;
    block-size: 4px;
    border-radius: 2px;
    background: ${vars.color.divider};
  }
`
