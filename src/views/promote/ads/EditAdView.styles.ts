import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'

/** The fields of the form, below each other: a budget with its buttons needs the whole line. */
export const EditAdRoot = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[4]};
  [data-at='times'],
  > p {
    color: ${vars.color.textSubtle};
    font-size: ${vars.type[14]};
    line-height: 1.4;
  }
  [data-at='times']:empty {
    display: none;
  }
`)
