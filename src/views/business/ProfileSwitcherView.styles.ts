import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'
import { Surface } from '../../ui/layout/Surface.ts'

/** The bar and the messages below it. */
export const SwitcherRoot = styled(Surface).attrs({ as: 'section' })(css`
  display: grid;
  gap: ${vars.space[2]};
  padding: ${vars.space[2]} ${vars.space[6]};
  background: ${vars.color.ground};
  border-block-end: 1px solid ${vars.color.divider};
  [data-at='bar'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${vars.space[2]} ${vars.space[3]};
    min-block-size: ${vars.size.control};
  }
  [data-ui='skeleton'] {
    --tb-row: ${vars.size.control};
    --tb-picture: 32px;
    --tb-inset: 0px;
    inline-size: min(100%, 240px);
  }
  [data-at='bar'] > :first-child {
    margin-inline-end: auto;
  }
  /* The edges of a notice, so that it looks like no field. */
  @media (forced-colors: active) {
    [data-ui='failed'][data-shown] {
      border-width: 2px;
      border-inline-start-width: 6px;
      border-radius: 0;
    }
  }
  /* Its glyph ends where the page does. In forced colors it has an edge, as the button with the picture has. */
  @media (forced-colors: none) {
    [data-at='hide'] {
      margin-inline-end: -10px;
    }
  }
  [data-at='trigger'] {
    display: flex;
    align-items: center;
    gap: ${vars.space[3]};
    font-weight: 400;
    text-align: start;
  }
  /* Doubled, to outweigh the button's own padding. */
  && [data-ui='popup'] > button {
    max-inline-size: 100%;
    padding-block: ${vars.space[1]};
    padding-inline: ${vars.space[1]} ${vars.space[3]};
    /* The picture begins where the page does. */
    @media (forced-colors: none) {
      max-inline-size: calc(100% + 5px);
      margin-inline-start: -5px;
    }
    @media (forced-colors: active) {
      padding-inline-start: ${vars.space[3]};
    }
  }
  [data-at='viewing'] {
    display: inline-flex;
    align-items: center;
    gap: ${vars.space[1]};
  }
  [data-at='who'] {
    display: grid;
    justify-items: start;
    min-inline-size: 0;
    line-height: 1.25;
    font-size: ${vars.type[14]};
  }
  [data-at='trigger'] [data-at='name'] {
    overflow: hidden;
    max-inline-size: 100%;
    font-size: ${vars.type[16]};
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small,
  [data-at='viewing'] {
    color: ${vars.color.textSubtle};
    font-size: ${vars.type[14]};
  }
  /* One line for the profile. The way back to the viewer's own is in its list. */
  @media (max-width: 480px) {
    padding-inline: ${vars.space[4]};
    [data-at='bar'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0 ${vars.space[2]};
      > :first-child {
        margin-inline-end: 0;
        justify-self: start;
      }
    }
    [data-at='back'] {
      display: none;
    }
    [data-at='hide'] {
      grid-area: 1 / 2;
    }
    /* Below the name. */
    [data-at='viewing'] {
      grid-column: 1 / -1;
      padding-inline-start: calc(32px + ${vars.space[3]});
    }
    /* Rather than half below the list. */
    [data-at='bar']:has([aria-expanded='true']) > [data-at='viewing'] {
      visibility: hidden;
    }
  }
`)
