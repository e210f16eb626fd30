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
    padding-block-start: ${vars.space[2]};
    > * {
      min-inline-size: 120px;
    }
    /* The main one on top, as wide as the forms before and after it. */
    @media (max-width: 480px) {
      flex-direction: column-reverse;
      gap: ${vars.space[3]};
      justify-self: center;
      inline-size: min(100%, ${vars.size.formColumn});
    }
  }
  [data-at='status'] {
    &:empty {
      position: absolute;
    }
  }
`)
