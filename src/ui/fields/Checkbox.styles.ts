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
    @media (forced-colors: active) {
      color: GrayText;
    }
  }
  input {
    box-sizing: border-box;
    flex: none;
    appearance: none;
    position: relative;
    inline-size: 20px;
    block-size: 20px;
    /* So that 1lh is a line of the label, whose middle it is level with. */
    font: inherit;
    margin: calc((1lh - 20px) / 2) 0;
    border: 1.5px solid ${vars.color.border};
    border-radius: ${vars.radius[6]};
    background: ${vars.color.ground};
    cursor: inherit;
    ${focusStyles}
    &:is(:checked, :indeterminate) {
      border-color: ${vars.color.accent};
      background: ${vars.color.accent};
    }
    /* The tick: two sides of a box. */
    &:checked::before {
      content: '';
      position: absolute;
      inset: 1px 0 0;
      margin-inline: auto;
      inline-size: 5px;
      block-size: 10px;
      border: 0 solid;
      border-color: ${vars.color.onAccent};
      border-width: 0 2px 2px 0;
      rotate: 42deg;
    }
    &:indeterminate::before {
      content: '';
      position: absolute;
      inset: 0;
      margin: auto;
      inline-size: 10px;
      block-size: 0;
      border: 0;
      border-block-end: 2px solid ${vars.color.onAccent};
      rotate: none;
    }
    &:disabled {
      border-color: ${vars.color.divider};
      background: ${vars.color.sunken};
      &::before {
        border-color: ${vars.color.textSubtle};
      }
    }
    @media (forced-colors: active) {
      forced-color-adjust: none;
      border-color: ButtonText;
      background: ButtonFace;
      &:is(:checked, :indeterminate) {
        border-color: Highlight;
        background: Highlight;
        &::before {
          border-color: HighlightText;
        }
      }
      &:disabled {
        border-color: GrayText;
        background: ButtonFace;
        &::before {
          border-color: GrayText;
        }
      }
    }
  }
  [role='switch'] {
    inline-size: 44px;
    block-size: 24px;
    margin: 0;
    border: 2px solid ${vars.color.border};
    border-radius: 12px;
    background: none;
    @media (prefers-reduced-motion: no-preference) {
      transition: background-color ${vars.motion[120]};
      &::before {
        transition: inset-inline-start ${vars.motion[120]};
      }
    }
    &::before,
    &:checked::before {
      content: '';
      position: absolute;
      inset: 2px auto;
      inset-inline-start: 2px;
      margin: 0;
      inline-size: 16px;
      block-size: 16px;
      border: 0;
      border-radius: 50%;
      background: ${vars.color.border};
      rotate: none;
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
        border-color: Highlight;
        background: Highlight;
      }
      &:checked::before {
        background: HighlightText;
      }
      &:disabled,
      &:disabled::before {
        border-color: GrayText;
        opacity: 1;
      }
      &:disabled:checked {
        background: GrayText;
      }
      &:disabled:not(:checked)::before {
        background: GrayText;
      }
    }
  }
`)
