import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'

/** The styles of a date input within its box. */
export const dateStyles = css`
  /* The platform's button lies over our icon, so that the icon opens the picker. */
  > [type='date'] {
    &[data-empty] {
      color: ${vars.color.textSubtle};
    }
    &::-webkit-calendar-picker-indicator {
      position: absolute;
      inset-block: 0;
      inset-inline-end: 0;
      inline-size: ${vars.space[12]};
      block-size: auto;
      margin: 0;
      padding: 0;
      opacity: 0;
      cursor: pointer;
    }
    & + svg {
      margin-inline-end: calc(${vars.space[4]} - var(--tb-edge));
      font-size: ${vars.type[16]};
      color: ${vars.color.textSubtle};
      pointer-events: none;
      /* Firefox shows its own, which cannot be hidden. */
      @supports (-moz-appearance: none) {
        display: none;
      }
    }
  }
`
