import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Surface } from '../../../ui/layout/Surface.ts'

/** A step with a short text and a choice: the underage confirmation, a message from the server. */
export const SignupStepRoot = styled(Surface)(css`
  display: grid;
  gap: ${vars.space[4]};
  text-align: center;
  text-wrap: balance;
  [data-at='message'] {
    unicode-bidi: isolate;
    white-space: pre-line;
  }
  [data-at='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[2]};
    justify-content: center;
    > * {
      min-inline-size: 120px;
    }
    @media (max-width: 480px) {
      > * {
        flex: 1 1 120px;
      }
    }
  }
  [data-at='status'] {
    font-size: ${vars.type[14]};
    &:empty {
      position: absolute;
    }
  }
  [data-at='ways'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[2]} ${vars.space[5]};
    justify-content: center;
    font-size: ${vars.type[14]};
  }
`)
