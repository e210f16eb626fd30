import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'

/** Centres the notices of a view whose text is centred, with their icon: else a short one leaves half of its surface empty. */
export const centredNotice = css`
  > [data-ui='notice']:not(:empty) {
    display: block;
    text-align: center;
    text-wrap: balance;
    > svg {
      margin-block: 0;
      margin-inline-end: ${vars.space[2]};
      vertical-align: -0.25em;
    }
    > div {
      display: inline;
    }
  }
`
