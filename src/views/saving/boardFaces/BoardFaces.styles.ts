import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'

/** The root of `BoardFaces`. The pictures overlap; a ring of the row's colour keeps them apart. */
export const BoardFacesRoot = styled.span(css`
  --tb-ring: var(--tb-surface, ${vars.color.ground});
  flex: none;
  display: flex;
  align-items: center;
  [data-at='board']:is(:hover, [data-active], [aria-busy]) > & {
    --tb-ring: ${vars.color.sunken};
  }
  > [data-ui='avatar'] {
    box-shadow: 0 0 0 2px var(--tb-ring);
    pointer-events: none;
    /* Shadows are not drawn there. */
    @media (forced-colors: active) {
      outline: 2px solid Canvas;
    }
  }
  > [data-ui='avatar'] + [data-ui='avatar'] {
    margin-inline-start: -6px;
  }
  > [data-at='others'] {
    padding-inline-start: ${vars.space[1]};
    color: ${vars.color.textSubtle};
    font-size: ${vars.type.legal};
    font-weight: 500;
    white-space: nowrap;
  }
  /* Beside the number of Pins: the name needs the room. */
  @media (max-width: 480px) {
    grid-column: 4;
    justify-self: end;
    margin-block: -4px;
    [data-at='board'][data-index]:has(> &) {
      display: grid;
      grid-template-columns: auto minmax(0, auto) auto 1fr;
      align-content: center;
      row-gap: 2px;
      > * {
        grid-row: 1 / span 2;
      }
      > [data-at='text'] {
        display: contents;
        > * {
          grid-area: 2 / 2;
        }
        > bdi {
          grid-area: 1 / 2 / auto / 5;
        }
        > [data-ui='here'] {
          grid-area: 2 / 3;
          margin-inline-start: -10px;
        }
      }
    }
    [data-at='board'] > &&& {
      grid-row: 2;
    }
  }
`)
