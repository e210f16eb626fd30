import { css } from 'styled-components'
import { vars } from '../../theme/vars.ts'
import { controlRules } from './useField.styles.ts'

/** Styles of `TextArea`, beside `fieldStyles`. */
export const textAreaStyles = css`
  textarea[id] {
    min-block-size: 96px;
    max-block-size: 264px;
    field-sizing: content;
    resize: vertical;
    padding: ${vars.space[3]} ${vars.space[4]};
    ${controlRules}
  }
`
