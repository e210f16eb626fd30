import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'

/** The pin's picture and words in a row, and below them what is wrong with it. */
export const PinRoot = styled.section(css`
  > [data-at='pin'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${vars.space[3]} ${vars.space[4]};
    > [data-ui='held'] {
      flex: none;
      inline-size: 60px;
      border-radius: ${vars.radius[10]};
    }
    /* The button is below the words, beside the picture. */
    @media (max-width: 480px) {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      justify-items: start;
      > [data-ui='held'] {
        grid-row: span 2;
        inline-size: 88px;
      }
    }
    > [data-at='words'] {
      display: grid;
      flex: 1 1 8rem;
      min-inline-size: 0;
    }
    strong {
      font-weight: 600;
      overflow-wrap: anywhere;
    }
  }
  > [data-ui='error'] {
    font-size: ${vars.type[14]};
    &:empty {
      display: none;
    }
  }
`)
