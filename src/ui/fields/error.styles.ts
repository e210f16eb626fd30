import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'

/** An icon, and a sentence beside it. */
export const errorStyles = css`
  display: flex;
  gap: ${vars.space[1]};
  color: ${vars.color.danger};
  font-weight: 500;
  line-height: 1.4;
  &:lang(ar) {
    line-height: 1.6;
  }
  > span {
    min-inline-size: 0;
    text-wrap: balance;
    unicode-bidi: isolate;
  }
`

/** An error message that is not in a field. */
export const ErrorRoot = styled.div(errorStyles)
