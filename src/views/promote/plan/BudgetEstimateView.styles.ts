import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'

/** One line, whatever it says. */
export const EstimateRoot = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${vars.space[2]};
  min-block-size: 20px;
  font-size: ${vars.type[14]};
  small {
    display: flex;
    align-items: center;
    gap: ${vars.space[2]};
    &:empty {
      display: none;
    }
  }
`)
