import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'
import { grabberStyles } from '../layout/grabber.styles.ts'
import { sheetTitle } from '../layout/title.styles.ts'

/** On a phone a dialog is a sheet at the bottom. */
export const sheetStyles = css`
  @media (max-width: 480px) {
    margin-block-end: 0;
    inline-size: 100%;
    max-inline-size: none;
    max-block-size: calc(100dvh - 24px);
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    ${grabberStyles}
    /* The mark begins where the body does. */
    > header {
      column-gap: ${vars.space[1]};
      padding: ${vars.space[5]} ${vars.space[3]} 0;
    }
    > header > h2 {
      padding-block: 7px;
      ${sheetTitle}
      @media (max-width: 340px) {
        font-size: 1.125rem;
        /* A whole number of pixels. */
        line-height: calc(4 / 3);
      }
    }
    > [data-ui='body'],
    > footer {
      padding-inline: ${vars.space[4]};
    }
    /* Two buttons are equal halves. */
    > footer {
      padding-block-end: max(${vars.space[6]}, env(safe-area-inset-bottom));
    }
    > footer > * {
      flex: 1 1 auto;
      min-inline-size: calc(50% - ${vars.space[3]} / 2);
    }
  }
`
