import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Surface } from '../../../ui/layout/Surface.ts'

/** One column, at most as wide as its page. */
export const PasswordResetRoot = styled(Surface)(css`
  display: grid;
  gap: ${vars.space[6]};
  inline-size: min(100%, ${vars.size.dialog});
  margin-inline: auto;
  text-align: center;
  > p {
    text-wrap: pretty;
  }
  form {
    display: grid;
    gap: ${vars.space[4]};
    text-align: start;
  }
  [data-at='status'] {
    color: ${vars.color.textSubtle};
    font-size: ${vars.type[14]};
    &:empty {
      position: absolute;
    }
  }
  [data-at='back'] {
    font-size: ${vars.type[14]};
  }
`)
