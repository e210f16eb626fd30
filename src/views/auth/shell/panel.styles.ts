import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { grabberStyles } from '../../../ui/layout/grabber.styles.ts'
import { sheetTitle } from '../../../ui/layout/title.styles.ts'

/** A form in a small panel: all text starts where the title does. On a phone the panel is a sheet, with the header of a dialog. */
export const panelStyles = css`
  > header {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: start;
    gap: ${vars.space[2]};
    h2 {
      padding-block: 7px;
      ${sheetTitle}
    }
  }
  && :is([data-at='terms'], [data-at='switch'], [data-at='switch'] > button) {
    justify-self: start;
    text-align: start;
  }
  @media (max-width: 480px) {
    ${grabberStyles}
    > header {
      grid-template-columns: 40px 1fr 40px;
      h2 {
        grid-column: 2;
        text-align: center;
      }
    }
    && :is([data-at='terms'], [data-at='switch'], [data-at='switch'] > button) {
      justify-self: center;
      text-align: center;
    }
  }
`
