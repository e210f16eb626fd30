import { css } from 'styled-components'
import { vars } from '../../theme/vars.ts'

/** Styles of `Notice`. */
export const noticeStyles = css`
  [data-ui='notice'] {
    text-align: start;
    font-size: ${vars.type[14]};
    &:empty {
      position: absolute;
    }
    &:not(:empty) {
      display: flex;
      gap: ${vars.space[2]};
      padding: ${vars.space[3]} ${vars.space[4]};
      border: 1px solid ${vars.color.divider};
      border-radius: ${vars.radius[16]};
      background: ${vars.color.sunken};
    }
    > div {
      flex: 1;
      min-inline-size: 0;
      unicode-bidi: isolate;
    }
    &[data-severity='error'] > svg {
      color: ${vars.color.danger};
    }
    &[data-severity='success'] > svg {
      color: ${vars.color.success};
    }
  }
`
