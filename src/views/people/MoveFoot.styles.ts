import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'
import { focusStyles } from '../../ui/layout/base.styles.ts'
import { placePicture } from './placePicture.styles.ts'

/** What floats at the end of the list. It stays in sight, because the pins may fill several screens. */
export const MoveFootRoot = styled.div(css`
  position: sticky;
  inset-block-end: max(${vars.space[4]}, env(safe-area-inset-bottom));
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[2]};
  justify-self: center;
  box-sizing: border-box;
  max-inline-size: 100%;
  padding: ${vars.space[3]};
  padding-inline-start: ${vars.space[5]};
  border-radius: ${vars.radius[32]};
  background: ${vars.color.raised};
  box-shadow: ${vars.elevation[2]};
  /* Keeps its place, so that nothing moves when it comes. */
  min-block-size: 64px;
  &:not(:has(> :not(:empty))) {
    box-shadow: none;
    background: none;
    pointer-events: none;
  }
  > p:empty {
    position: absolute;
  }
  > p {
    flex: 1 1 auto;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  > [data-at='note'] {
    display: flex;
    flex: 1 1 auto;
    align-items: center;
    gap: ${vars.space[2]};
    min-block-size: ${vars.size.controlSmall};
    padding-inline-end: ${vars.space[3]};
    font-weight: 550;
    > [data-ui='icon'] {
      color: ${vars.color.success};
    }
  }
  > [data-at='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[2]};
  }
  [data-at='trigger'] {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${vars.space[1]};
  }
  /* Above the bar, and no further to the end than its button. */
  @supports (anchor-scope: all) {
    [popover] {
      margin-block: ${vars.space[5]};
      position-area: block-start span-inline-start;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid;
    &:not(:has(> :not(:empty))) {
      border-color: Canvas;
    }
  }
  /* The count above two halves, or above two lines where one needs more than that. */
  @media (max-width: 480px) {
    inline-size: 100%;
    padding-inline-start: ${vars.space[4]};
    > [data-at='note'] {
      padding-inline-end: 0;
    }
    > [data-at='actions'] {
      flex: 1 1 100%;
      margin-inline-start: calc(${vars.space[3]} - ${vars.space[4]});
      > * {
        flex: 1 1 auto;
        font-size: ${vars.type[14]};
        white-space: nowrap;
      }
    }
    &&& > [data-at='actions'] button[data-ui='button'] {
      block-size: 100%;
      padding-inline: ${vars.space[3]};
    }
  }
`)

/** The places to move to, in the panel of 'Move to'. */
export const PlacesRoot = styled.div(css`
  display: grid;
  gap: ${vars.space[2]};
  font-size: ${vars.type[16]};
  h3 {
    padding: ${vars.space[2]} ${vars.space[2]} ${vars.space[1]};
    color: ${vars.color.textSubtle};
    font-size: ${vars.type[14]};
    font-weight: 550;
  }
  ul {
    list-style: none;
  }
  li > button {
    display: flex;
    align-items: center;
    gap: ${vars.space[3]};
    inline-size: 100%;
    padding: ${vars.space[2]};
    border: 0;
    border-radius: ${vars.radius[16]};
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 550;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
    ${focusStyles}
    &:hover {
      background: ${vars.color.sunken};
    }
  }
  ${placePicture}
  [data-at='place'] {
    min-inline-size: 0;
  }
  li > button[aria-disabled] {
    background: none;
    color: ${vars.color.textSubtle};
    cursor: default;
    [data-at='picture'] {
      opacity: 0.5;
    }
  }
  [data-at='locked'] {
    display: block;
    font-size: ${vars.type[14]};
    font-weight: 400;
  }
  @media (forced-colors: active) {
    [data-at='picture'] {
      border: 1px solid;
    }
    li > button[aria-disabled] {
      color: GrayText;
    }
  }
`)
