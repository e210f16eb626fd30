import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'

/** The root of `AlreadyHere`. It arrives late, in the row's second line: nothing moves, and only the number of Pins is ever cut for it. */
export const AlreadyHereRoot = styled.span(css`
  color: ${vars.color.text};
  font-size: ${vars.type[14]};
  font-weight: 500;
  white-space: nowrap;
  /* With the gap of the row's text, as wide as a space. */
  padding-inline-start: 2px;
  > [aria-hidden] {
    color: ${vars.color.textSubtle};
    font-weight: 400;
  }
  [data-at='text']:has(> &) {
    grid-template-columns: minmax(0, auto) auto;
    justify-content: start;
    > bdi {
      grid-column: 1 / -1;
    }
    /* Whole or not at all: a phone has no room for the number of sections. */
    @media (max-width: 480px) {
      > small > span + span {
        position: absolute;
        clip-path: inset(50%);
      }
    }
  }
`)
