import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { centredNotice } from '../../../ui/feedback/centredNotice.styles.ts'
import { Surface } from '../../../ui/layout/Surface.ts'

/** The column of the pages around a forgotten password, at most as wide as its page. */
export const ResetColumn = styled(Surface)(css`
  display: grid;
  gap: ${vars.space[6]};
  inline-size: min(100%, ${vars.size.dialog});
  margin-inline: auto;
  text-align: center;
  &,
  form {
    ${centredNotice}
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
    /* 'Cancel' belongs to it, and is as large as the link below. */
    + button {
      justify-self: center;
      margin-block-start: calc(-1 * ${vars.space[5]});
      font-size: ${vars.type[14]};
    }
  }
  [data-at='back'] {
    font-size: ${vars.type[14]};
  }
`)
