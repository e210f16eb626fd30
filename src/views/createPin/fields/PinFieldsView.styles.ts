import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'

/** The fields of a pin, one below the other, on the ground of the page's wall. */
export const PinFieldsRoot = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[4]};
  min-inline-size: 0;
  input {
    background: ${vars.color.raised};
  }
  p {
    text-wrap: balance;
  }
  /* The fields are longer than the window: the step stays beside them. */
  @media (min-width: 641px) {
    main:has(> * &) > section:not(:has(progress)) {
      position: sticky;
      inset-block-start: 0;
      align-self: start;
      min-block-size: 100dvh;
    }
  }
`)
