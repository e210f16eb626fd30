import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Surface } from '../../../ui/layout/Surface.ts'
import { textOverColumn } from './textOverColumn.styles.ts'

/** A step of a social sign-up: its text is wider than its column, which is that of the log-in form. */
export const SocialSignupRoot = styled(Surface)(css`
  display: grid;
  gap: ${vars.space[4]};
  ${textOverColumn}
  margin-inline: auto;
  text-align: center;
  form,
  [data-at='ways'] {
    display: grid;
    gap: ${vars.space[3]};
  }
  form {
    gap: ${vars.space[4]};
    text-align: start;
  }
  > p {
    text-wrap: balance;
  }
  [data-at='waiting'] {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${vars.space[2]};
    color: ${vars.color.textSubtle};
    /* Its lines start beside the spinner. */
    text-align: start;
    text-wrap: pretty;
  }
  [data-at='status'] {
    color: ${vars.color.textSubtle};
    font-size: ${vars.type[14]};
    text-wrap: balance;
    &:empty {
      position: absolute;
    }
  }
`)
