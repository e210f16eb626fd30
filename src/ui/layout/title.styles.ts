import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'

const shared = css`
  text-wrap: balance;
  unicode-bidi: isolate;
`

/** The title of a page. */
export const pageTitle = css`
  font-size: ${vars.type[32]};
  font-weight: 680;
  line-height: 1.15;
  letter-spacing: -0.022em;
  ${shared}
  @media (max-width: 480px) {
    font-size: ${vars.type[24]};
    line-height: 1.25;
  }
`

/** The title of a dialog. */
export const dialogTitle = css`
  font-size: ${vars.type[24]};
  font-weight: 650;
  line-height: 1.25;
  letter-spacing: -0.015em;
  ${shared}
`

/** The title of a sheet, a card or a part of a page. */
export const sheetTitle = css`
  font-size: ${vars.type[20]};
  font-weight: 650;
  line-height: 1.3;
  letter-spacing: -0.01em;
  ${shared}
`

/** Terms and other small print. Arabic letters are smaller, so they are set larger. */
export const legalText = css`
  color: ${vars.color.textSubtle};
  font-size: ${vars.type.legal};
  line-height: 1.5;
  :lang(ar) & {
    font-size: ${vars.type[14]};
  }
`
