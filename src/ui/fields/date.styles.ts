import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'

/** Our icon at the end of a date input, and the input before it: the platform's button lies over the icon, so that it opens the picker. */
export const DateIcon = styled.span(css`
  display: grid;
  margin-inline-end: calc(${vars.space[4]} - var(--tb-edge));
  font-size: ${vars.type[16]};
  color: ${vars.color.textSubtle};
  pointer-events: none;
  /* Firefox shows its own, which cannot be hidden. */
  @supports (-moz-appearance: none) {
    display: none;
  }
  [data-ui='control'] > :read-only + & {
    opacity: 0.5;
    @media (forced-colors: active) {
      color: GrayText;
      opacity: 1;
    }
  }
  [data-ui='control'] > input:has(+ &) {
    padding-inline-end: calc(${vars.space[3]} + var(--tb-edge));
    /* The platform writes a date from left to right, so its start is at the end of a right-to-left field. */
    &:dir(rtl)::-webkit-datetime-edit {
      text-align: end;
    }
    &[data-empty] {
      color: ${vars.color.textSubtle};
    }
    &::-webkit-calendar-picker-indicator {
      position: absolute;
      inset-block: 0;
      inset-inline-end: 0;
      inline-size: ${vars.space[12]};
      block-size: auto;
      margin: 0;
      padding: 0;
      opacity: 0;
      cursor: pointer;
    }
  }
`)
