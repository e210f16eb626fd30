import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'
import { baseStyles, focusStyles } from '../layout/base.styles.ts'

/** The root of `Checkbox` and `Switch`. */
export const CheckboxRoot = styled.div(css`
  ${baseStyles}
  color: ${vars.color.text};
  text-align: start;
  label {
    display: flex;
    gap: ${vars.space[3]};
    min-block-size: 24px;
    cursor: pointer;
  }
  span {
    flex: 1;
    min-inline-size: 0;
  }
  label:has(> :first-child:is(input)) ~ * {
    margin-inline-start: ${vars.space[8]};
  }
  label:has(:disabled) {
    cursor: default;
    color: ${vars.color.textSubtle};
  }
  input {
    box-sizing: border-box;
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin: 0.125rem 0;
    accent-color: ${vars.color.accent};
    cursor: inherit;
    ${focusStyles}
  }
  [role='switch'] {
    appearance: none;
    position: relative;
    inline-size: 44px;
    block-size: 24px;
    margin: 0;
    border: 2px solid ${vars.color.border};
    border-radius: 12px;
    @media (prefers-reduced-motion: no-preference) {
      transition: background-color ${vars.motion[120]};
      &::before {
        transition: inset-inline-start ${vars.motion[120]};
      }
    }
    &::before {
      content: '';
      position: absolute;
      inset-block: 2px;
      inset-inline-start: 2px;
      inline-size: 16px;
      border-radius: 50%;
      background: ${vars.color.border};
    }
    &:checked {
      background: ${vars.color.accent};
      border-color: ${vars.color.accent};
    }
    &:checked::before {
      inset-inline-start: 22px;
      background: ${vars.color.onAccent};
    }
    &:disabled {
      opacity: 0.5;
    }
    @media (forced-colors: active) {
      border-color: ButtonText;
      &::before {
        background: ButtonText;
      }
      &:checked {
        background: Highlight;
        border-color: Highlight;
      }
      &:checked::before {
        background: HighlightText;
      }
    }
  }
`)
