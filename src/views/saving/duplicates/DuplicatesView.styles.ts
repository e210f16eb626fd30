import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Surface } from '../../../ui/layout/Surface.ts'

/**
 * The root of `DuplicatesView`. It arrives late, so it is placed where nothing has to move for it: in `SaveToBoardView` below the picture,
 * on a phone below the boards; in `CreatePinView` below what is said about the picture.
 */
export const DuplicatesRoot = styled(Surface)(css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${vars.space[2]};
  box-sizing: border-box;
  inline-size: 240px;
  max-inline-size: 100%;
  margin-block-start: ${vars.space[4]};
  font-size: ${vars.type[14]};
  text-align: start;
  overflow-wrap: anywhere;
  background: none;
  &:empty {
    position: absolute;
    margin: 0;
  }
  > [data-ui='icon'] {
    color: ${vars.color.textSubtle};
    @media (forced-colors: active) {
      color: CanvasText;
    }
  }
  p {
    text-wrap: balance;
  }
  p:first-child {
    font-weight: 600;
  }
  p + p {
    color: ${vars.color.textSubtle};
  }
  /* In a low window the picture makes room, so that nothing has to be scrolled. */
  [data-step] > [data-at='pin']:has(> &) [data-ui='held'] {
    max-block-size: min(420px, 90vh - 260px);
  }
  [data-step]:has(> [data-at='description']) > [data-at='pin']:has(> &) [data-ui='held'] {
    max-block-size: min(420px, 90vh - 450px);
  }
  main > [data-at='pin'] > & {
    grid-row: 4;
    align-self: start;
    inline-size: auto;
    margin: 0;
  }
  main > [data-at='pin']:has(> &) {
    grid-template-rows: minmax(0, 2fr) auto auto minmax(min-content, 3fr);
  }
  @media (max-width: 640px) {
    /* The pin is beside the title: it leaves its place to the picture alone. */
    [data-step]:not([data-back]) > [data-at='pin']:has(> &) {
      display: contents;
      > [data-ui='preview'] {
        position: absolute;
        inset-block-start: ${vars.space[4]};
        inset-inline-start: ${vars.space[4]};
        inline-size: 48px;
      }
    }
    [data-step] > [data-at='pin'] > & {
      order: 1;
      inline-size: auto;
      margin: 0;
    }
    /* Between the boards and the button below them, which stays at the foot. */
    [data-step='choosingBoard']:has(> [data-at='pin'] > &) {
      display: flex;
      flex-direction: column;
      gap: ${vars.space[3]};
      padding: ${vars.space[4]};
      > [data-at='pane'],
      > [data-at='pane'] > :only-child {
        display: contents;
      }
      > [data-at='pane'] > * > * {
        flex: none;
      }
      > [data-at='pane'] > * > [data-at='scroll'] {
        flex: 0 1 auto;
      }
      > [data-at='pane'] > * > [data-ui='button']:last-child {
        order: 2;
      }
      > [data-at='description'] {
        order: 3;
        flex: none;
        margin: 0 calc(-1 * ${vars.space[4]}) calc(-1 * ${vars.space[4]});
      }
    }
    /* Forms and sections need the room. */
    [data-step]:not([data-step='choosingBoard']) > [data-at='pin'] > & {
      display: none;
    }
    main > [data-at='pin']:has(> &)[data-at][data-at] {
      grid-template-rows: auto;
    }
    main > [data-at='pin'] > && {
      grid-area: auto / 1 / auto / -1;
      order: 1;
    }
  }
`)
