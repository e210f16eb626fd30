import { css } from 'styled-components'
import { vars } from '../../theme/vars.ts'
import { controlRules } from './useField.styles.ts'

/** Styles of `TextField`, `PasswordField` and `CodeField`. */
export const fieldStyles = css`
  [data-ui='field'] {
    display: grid;
    gap: ${vars.space[1]};
    min-inline-size: 0;
    text-align: start;
    font-size: ${vars.type[14]};
    > label {
      font-weight: 500;
    }
    > p,
    > [role='status'] {
      color: ${vars.color.textSubtle};
    }
    > :empty {
      position: absolute;
    }
  }
  [data-ui='control'] {
    position: relative;
    display: flex;
    > [data-ui='button'] {
      position: absolute;
      inset: 4px;
      inset-inline-start: auto;
    }
  }
  input[id]:not([type='checkbox']) {
    min-block-size: 48px;
    padding: ${vars.space[2]} ${vars.space[4]};
    ${controlRules}
    &:not(:last-child) {
      padding-inline-end: ${vars.space[12]};
    }
    [dir='rtl'] &[dir='ltr'] {
      text-align: right;
      &:not(:last-child) {
        padding-inline: ${vars.space[12]} ${vars.space[4]};
      }
    }
  }
  [data-ui='error'] {
    display: flex;
    gap: ${vars.space[1]};
    color: ${vars.color.danger};
    font-weight: 500;
    > span {
      min-inline-size: 0;
      unicode-bidi: isolate;
    }
  }
`
