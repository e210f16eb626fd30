import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'

/** The list of a `SelectField`, and the arrow after it. Doubled, so that it counts more than what every control has. */
export const Select = styled.select(css`
  && {
    appearance: none;
    cursor: pointer;
    text-overflow: ellipsis;
    &,
    &[aria-invalid] {
      padding-inline-end: ${vars.space[12]};
    }
    &:disabled {
      cursor: default;
      opacity: 1;
      + svg {
        opacity: 0.5;
        @media (forced-colors: active) {
          color: GrayText;
          opacity: 1;
        }
      }
    }
  }
  & + svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${vars.space[4]};
    margin-block: auto;
    color: ${vars.color.textSubtle};
    pointer-events: none;
    @media (forced-colors: active) {
      color: FieldText;
    }
  }
`)
