import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'

/** Paragraphs as wide as the dialog or card, over a form's column: so they have a line less. */
export const textOverColumn = css`
  inline-size: min(100%, ${vars.size.dialog} - 2 * ${vars.space[10]});
  /* Doubled, to outweigh a button that fills its line. */
  && > :not(p) {
    justify-self: center;
    inline-size: min(100%, ${vars.size.formColumn});
  }
`
