import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Surface } from '../../../ui/layout/Surface.ts'

/** A step of a social sign-up: one column, as wide as the log-in form. */
export const SocialSignupRoot = styled(Surface)(css`
  display: grid;
  gap: ${vars.space[4]};
  inline-size: min(100%, ${vars.size.formColumn});
  margin-inline: auto;
  text-align: center;
  form,
  [data-at='ways'] {
    display: grid;
    gap: ${vars.space[3]};
  }
  form {
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
    &:empty {
      position: absolute;
    }
  }
`)
