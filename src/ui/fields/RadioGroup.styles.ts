import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'
import { baseStyles } from '../layout/base.styles.ts'

/** The root of `RadioGroup`: each choice is a card. */
export const RadioGroupRoot = styled.fieldset(css`
  ${baseStyles}
  display: grid;
  gap: ${vars.space[2]};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  color: ${vars.color.text};
  text-align: start;
  > legend {
    margin-block-end: ${vars.space[2]};
    padding: 0;
    font-size: ${vars.type[14]};
    font-weight: 550;
    line-height: 1.3;
  }
  > label {
    display: flex;
    gap: ${vars.space[3]};
    padding: ${vars.space[3]} ${vars.space[4]};
    border: 1px solid ${vars.color.border};
    border-radius: ${vars.radius[16]};
    cursor: pointer;
    &:hover {
      background: ${vars.color.sunken};
    }
    /* A thicker edge that moves nothing, and a color that is not alone: the native button is filled as well. */
    &:has(:checked) {
      border-color: ${vars.color.accent};
      box-shadow: inset 0 0 0 1px ${vars.color.accent};
    }
    &:has(:focus-visible) {
      outline: 2px solid ${vars.color.focus};
      outline-offset: 2px;
    }
    > span {
      display: grid;
      min-inline-size: 0;
    }
  }
  &:disabled > label {
    background: none;
    color: ${vars.color.textSubtle};
    cursor: default;
    &,
    &:has(:checked),
    small {
      border-color: ${vars.color.divider};
      box-shadow: none;
      @media (forced-colors: active) {
        border-color: GrayText;
        color: GrayText;
      }
    }
  }
  input {
    appearance: none;
    box-sizing: border-box;
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin: 0.125rem 0;
    border: 1.5px solid ${vars.color.border};
    border-radius: 50%;
    background: ${vars.color.ground};
    outline: none;
    cursor: inherit;
    &:checked {
      border: 6px solid ${vars.color.accent};
    }
    &:disabled {
      border-color: ${vars.color.divider};
      &:checked {
        border-color: ${vars.color.textSubtle};
      }
    }
    @media (forced-colors: active) {
      &:checked {
        forced-color-adjust: none;
        border-color: Highlight;
        background: HighlightText;
      }
      &:disabled,
      &:disabled:checked {
        border-color: GrayText;
      }
    }
  }
  small {
    color: ${vars.color.textSubtle};
    font-size: ${vars.type[14]};
    line-height: 1.4;
  }
  @media (forced-colors: active) {
    > label:has(:checked) {
      border-color: Highlight;
    }
  }
`)
