import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'

/** The root of `BoardFaces`. The pictures overlap; a ring of the row's color keeps them apart. */
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
      grid-template: minmax(0, 1fr) auto auto minmax(0, 1fr) / auto minmax(0, auto) auto 1fr;
      gap: 2px 0;
      > * {
        grid-row: 1 / span 4;
      }
      > * + *,
      > [data-at='text'] > * {
        margin-inline-start: ${vars.space[3]};
      }
      > [data-at='text'] {
        display: contents;
        > * {
          grid-area: 3 / 2;
        }
        > bdi {
          grid-area: 2 / 2 / auto / 5;
        }
        > [data-ui='here'] {
          grid-area: 3 / 3;
          margin-inline-start: 2px;
        }
      }
    }
    [data-at='board'] > &&& {
      grid-row: 3;
    }
  }
  /* There, one or the other: that the picture is on the board already says more. Screen readers say both. */
  @media (max-width: 360px) {
    [data-at='board']:has([data-ui='here']) > &&& {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`)
