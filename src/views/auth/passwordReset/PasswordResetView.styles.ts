import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { ResetColumn } from './resetColumn.styles.ts'

/** The column of the form. */
export const PasswordResetRoot = styled(ResetColumn)(css`
  > p {
    text-wrap: balance;
  }
`)
