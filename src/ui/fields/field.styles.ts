import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'
import { baseStyles } from '../layout/base.styles.ts'
import { errorStyles } from './error.styles.ts'

/** The root of a field: its label, the control, the hint, the error and a note. */
export const FieldRoot = styled.div(css`
  ${baseStyles}
  display: grid;
  gap: ${vars.space[1]};
  min-inline-size: 0;
  color: ${vars.color.text};
  font-size: ${vars.type[14]};
  font-weight: 400;
  line-height: 1.5;
  text-align: start;
  > label {
    font-weight: 550;
    line-height: 1.3;
    &:lang(ar) {
      line-height: 1.6;
    }
  }
  > p,
  > [role='status'] {
    margin: 0;
    color: ${vars.color.textSubtle};
    text-wrap: balance;
  }
  > p {
    /* An error takes the place of the hint, which still describes the field. */
    &:has(+ [data-ui='error']:not(:empty)) {
      display: none;
    }
  }
  > [role='status'] svg {
    color: ${vars.severity.warning};
    vertical-align: -0.25em;
  }
  > [data-ui='error'] {
    ${errorStyles}
    /* Clear of the ring around a field with focus. */
    margin-block-start: 2px;
  }
  > :empty {
    position: absolute;
  }
`)

/**
 * Holds an `<input>`, a `<textarea>` or a `<select>`. With a button or an icon beside it, an input gives its box to the whole: extensions
 * draw at the inner end of an input, where nothing of ours may be.
 */
export const Control = styled.div(css`
  position: relative;
  display: flex;
  @media (prefers-reduced-motion: no-preference) {
    &,
    > :is(input, textarea, select) {
      transition: border-color ${vars.motion[120]};
    }
  }
  > :is(input, textarea, select) {
    ${baseStyles}
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: ${vars.size.control};
    margin: 0;
    padding: ${vars.space[2]} ${vars.space[4]};
    border: 1px solid ${vars.color.border};
    border-radius: ${vars.radius[16]};
    background: ${vars.color.ground};
    color: inherit;
    font-size: ${vars.type[16]};
    font-weight: inherit;
    line-height: inherit;
    letter-spacing: inherit;
    word-spacing: inherit;
    /* iOS zooms into a field with smaller letters, and does not zoom out again. */
    @media (pointer: coarse) {
      font-size: max(16px, ${vars.type[16]});
    }
    &::placeholder {
      color: ${vars.color.textSubtle};
      opacity: 1;
      @media (forced-colors: active) {
        color: FieldText;
      }
    }
    &:hover {
      border-color: ${vars.color.text};
    }
    &:focus {
      outline: 2px solid ${vars.color.focus};
      outline-offset: -1px;
    }
    &[aria-invalid] {
      border: 2px solid ${vars.color.danger};
      padding-inline: 15px;
      @media (forced-colors: active) {
        border-width: 3px;
        padding-inline: 14px;
      }
      /* A gap keeps the red edge and the blue ring apart. */
      outline-offset: 1px;
    }
    &:disabled,
    &:read-only:not(select) {
      border-color: ${vars.color.divider};
      background: ${vars.color.tinted};
      color: ${vars.color.textSubtle};
      @media (forced-colors: active) {
        border-color: GrayText;
        color: GrayText;
      }
    }
  }
  &:has(> input + :not([data-at='slots']), > svg + input) {
    --tb-edge: 1px;
    box-sizing: border-box;
    min-inline-size: 8rem;
    align-items: center;
    border: var(--tb-edge) solid ${vars.color.border};
    border-radius: ${vars.radius[16]};
    background: ${vars.color.ground};
    cursor: text;
    > input {
      flex: 1;
      min-block-size: calc(${vars.size.control} - 2 * var(--tb-edge));
      border: 0;
      border-radius: 15px;
      outline: none;
      background: none;
      &:not(:last-child) {
        padding-inline-end: calc(4px + var(--tb-edge));
      }
    }
    /* The padding follows the page, not the direction of what is typed. */
    &:dir(rtl) > input:dir(ltr):not(:last-child) {
      padding-inline: calc(4px + var(--tb-edge)) ${vars.space[4]};
    }
    > :not(input) {
      flex: none;
    }
    > [data-ui='button'] {
      align-self: stretch;
      min-block-size: 0;
      margin: calc(4px - var(--tb-edge));
      /* In a row without a width, a percentage counts as 0, so that the field is as wide as one without a button. */
      margin-inline-start: min(0px, 100% - 31px - var(--tb-edge));
    }
    &:hover {
      border-color: ${vars.color.text};
    }
    &:has(> input:focus) {
      outline: 2px solid ${vars.color.focus};
      outline-offset: -1px;
    }
    &:has(> input[aria-invalid]) {
      --tb-edge: 2px;
      border-color: ${vars.color.danger};
      outline-offset: 1px;
    }
    &:has(> input:read-only) {
      border-color: ${vars.color.divider};
      background: ${vars.color.tinted};
    }
    @media (forced-colors: active) {
      background: Field;
      &:has(> input:read-only) {
        border-color: GrayText;
      }
      &:has(> input[aria-invalid]) {
        --tb-edge: 3px;
      }
    }
  }
  /* Weak, so that a field of one direction, such as a code, overrides it. */
  :where([dir='rtl']) & > input:where([dir='ltr']) {
    text-align: right;
  }
`)
