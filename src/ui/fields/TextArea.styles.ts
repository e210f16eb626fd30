import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'

/** The text of a `TextArea`, which grows with its content. Doubled, so that it outranks what every control has. */
export const Area = styled.textarea(css`
  [data-ui='control'] > && {
    min-block-size: 96px;
    max-block-size: 264px;
    padding-block: ${vars.space[3]};
    field-sizing: content;
    resize: none;
  }
`)
