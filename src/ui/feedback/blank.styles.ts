import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'

/** Fills a shape that holds the place of a field or button. It has no edge, with which forced colors would make a field of it. */
export const blankStyles = css`
  background: ${vars.color.sunken};
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: CanvasText;
    opacity: 0.16;
  }
`

/** The place of a bot check's widget while it loads. */
export const botCheckPlace = css`
  [data-at='botCheck']:empty {
    max-inline-size: 302px;
    min-block-size: 76px;
    border-radius: ${vars.radius[10]};
    ${blankStyles}
  }
`
