import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'
import { Control } from '../fields/field.styles.ts'

/** The root of `SearchField`: its glass, the input, and a cross while there is something to clear. */
export const SearchControl = styled(Control)(css`
  > [data-ui='icon'] {
    margin-inline-start: calc(14px - var(--tb-edge));
    color: ${vars.color.textSubtle};
    pointer-events: none;
  }
  > input {
    padding-inline-start: 11px;
    unicode-bidi: plaintext;
    @media (forced-colors: active) {
      &:enabled::placeholder {
        color: FieldText;
      }
    }
  }
  > input:is(:placeholder-shown, :disabled) + [data-ui='button'] {
    display: none;
  }
`)
