import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Surface } from '../../../ui/layout/Surface.ts'

/** One column, at most 484 px wide, like its page. */
export const BirthdayRoot = styled(Surface)(css`
  display: grid;
  gap: ${vars.space[4]};
  inline-size: min(100%, ${vars.size.dialog});
  margin-inline: auto;
  text-align: center;
  text-wrap: balance;
  form {
    display: grid;
    gap: ${vars.space[4]};
    text-align: start;
  }
  /* Nothing is between the title and the form. */
  > form:first-child {
    margin-block-start: ${vars.space[3]};
  }
  /* In the place of the form’s button. */
  [data-at='home'] > * {
    inline-size: 100%;
  }
  [data-at='status'] {
    color: ${vars.color.textSubtle};
    font-size: ${vars.type[14]};
    &:empty {
      position: absolute;
    }
  }
`)
