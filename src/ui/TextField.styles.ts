import { css } from 'styled-components'
import { vars } from '../theme/vars.ts'

/** Styles of `TextField`, `PasswordField` and `CodeField`. */
export const fieldStyles = css`
  [data-ui='field'] {
    display: grid;
    gap: ${vars.space[1]};
    min-inline-size: 0;
    text-align: start;
    font-size: ${vars.type[14]};
    > label { font-weight: 500; }
    > p, > [role='status'] { color: ${vars.color.textSubtle}; }
    > :empty { position: absolute; }
  }
  [data-ui='control'] {
    position: relative;
    display: flex;
    > [data-ui='button'] { position: absolute; inset: 4px; inset-inline-start: auto; }
  }
  input[id]:not([type='checkbox']) {
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: 48px;
    padding: ${vars.space[2]} ${vars.space[4]};
    border: 1px solid ${vars.color.border};
    border-radius: ${vars.radius[16]};
    background: ${vars.color.ground};
    font-size: ${vars.type[16]};
    transition: border-color ${vars.motion[120]};
    &::placeholder { color: ${vars.color.textSubtle}; opacity: 1; }
    &:hover { border-color: ${vars.color.text}; }
    &:focus { outline: 3px solid ${vars.color.focus}; outline-offset: 0; }
    &[aria-invalid] { border: 2px solid ${vars.color.danger}; padding-inline: 15px; }
    &:disabled, &:read-only { background: ${vars.color.sunken}; color: ${vars.color.textSubtle}; }
    &:not(:last-child) { padding-inline-end: ${vars.space[12]}; }
    [dir='rtl'] &[dir='ltr'] {
      text-align: right;
      &:not(:last-child) { padding-inline: ${vars.space[12]} ${vars.space[4]}; }
    }
  }
  [data-ui='error'] {
    display: flex;
    gap: ${vars.space[1]};
    color: ${vars.color.danger};
    font-weight: 500;
    > span { min-inline-size: 0; unicode-bidi: isolate; }
  }
`
