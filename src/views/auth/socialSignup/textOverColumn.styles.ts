import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'

/** Paragraphs as wide as the title above them, over a form's column: so they have a line less. */
export const textOverColumn = css`
  inline-size: min(100%, ${vars.size.formColumn} + 80px);
  > :not(p) {
    justify-self: center;
    inline-size: min(100%, ${vars.size.formColumn});
  }
`
