import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { botCheckPlace } from '../../../ui/feedback/blank.styles.ts'
import { Surface } from '../../../ui/layout/Surface.ts'
import { sheetTitle } from '../../../ui/layout/title.styles.ts'

/** The root of `AccountSwitcherView`: a card of rows, each with a place at its end for a tick, a cross or a spinner. */
export const AccountsRoot = styled(Surface).attrs({ as: 'section' })(css`
  display: grid;
  /* As in a form, the widget of a bot check does not widen it. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[4]};
  inline-size: min(100%, 400px);
  margin-inline: auto;
  h2 {
    ${sheetTitle}
  }
  [data-at='empty'] {
    display: grid;
    justify-items: center;
    gap: ${vars.space[3]};
    padding-block: ${vars.space[4]};
    color: ${vars.color.textSubtle};
    text-align: center;
    text-wrap: balance;
  }
  ${botCheckPlace}
  > p[role='status'] {
    color: ${vars.color.textSubtle};
    font-size: ${vars.type[14]};
    &:empty {
      position: absolute;
    }
  }
  [data-at='removed'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${vars.space[4]};
    padding-inline: ${vars.space[1]};
    color: ${vars.color.textSubtle};
    font-size: ${vars.type[14]};
    overflow-wrap: anywhere;
  }
  ul,
  [data-ui='skeleton'] {
    --tb-row: 72px;
    --tb-inset: ${vars.space[3]};
    border: 1px solid ${vars.color.divider};
    border-radius: ${vars.radius[20]};
    overflow: hidden;
    list-style: none;
  }
  li {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${vars.space[2]};
    padding: ${vars.space[1]};
    padding-inline-end: ${vars.space[2]};
    &[aria-current] {
      background: ${vars.color.sunken};
      @media (forced-colors: active) {
        border-inline-start: 3px solid Highlight;
        [data-at='current'] {
          font-weight: 700;
        }
      }
    }
    /* The ring of the whole row, inside the card. */
    &:has(> [data-at='account']:focus-visible)::after {
      content: '';
      position: absolute;
      inset: 2px;
      border: 3px solid ${vars.color.focus};
      border-radius: ${vars.radius[16]};
      pointer-events: none;
    }
    > svg {
      flex: none;
      inline-size: 20px;
      margin-inline: 10px;
      @media (forced-colors: active) {
        color: Highlight;
      }
    }
  }
  li + li {
    border-block-start: 1px solid ${vars.color.divider};
  }
  /* Doubled, to outweigh the button's own disabled state. */
  && [data-at='account'] {
    flex: 1;
    min-inline-size: 0;
    display: flex;
    align-items: center;
    justify-content: start;
    gap: ${vars.space[3]};
    padding: ${vars.space[2]};
    border: 0;
    border-radius: ${vars.radius[16]};
    outline: none;
    font-weight: 400;
    text-align: start;
    text-wrap: wrap;
    > [data-ui='label'] {
      flex: 1;
      min-inline-size: 0;
    }
    &[aria-disabled]:not([aria-busy]) {
      background: none;
      @media (forced-colors: active) {
        small {
          color: inherit;
        }
      }
    }
    /* Where the cross is. */
    > [data-ui='spinner'] {
      position: absolute;
      inset-inline-end: -38px;
    }
  }
  li > [data-variant='outlined'] {
    padding-inline: ${vars.space[4]};
  }
  &&& [data-at='account']:has(+ [data-variant='outlined']) {
    padding-inline-end: 0;
  }
  /* Too narrow for a name and a button beside it: the button below the name. */
  @media (max-width: 480px) {
    li:has(> [data-variant='outlined']) {
      flex-wrap: wrap;
      padding-block-end: ${vars.space[3]};
      > [data-at='account'] {
        flex-basis: calc(100% - 48px);
      }
      > [data-variant='outlined'] {
        order: 1;
        /* Below the text beside the picture. */
        margin-inline-start: calc(${vars.space[2]} + 48px + ${vars.space[3]});
      }
    }
  }
  [data-variant='icon'] {
    color: ${vars.color.textSubtle};
    > span {
      display: grid;
    }
  }
  li:has([aria-busy]) [data-variant='icon'] {
    opacity: 0;
  }
  /* Touch has no hover, and always shows it. */
  @media (hover: hover) {
    li:not(:hover, :focus-within) [data-variant='icon'] {
      opacity: 0;
    }
  }
  [data-at='who'] {
    display: grid;
    justify-items: start;
    gap: ${vars.space[1]};
    min-inline-size: 0;
    line-height: 1.25;
  }
  [data-at='name'] {
    max-inline-size: 100%;
    font-weight: 600;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px ${vars.space[2]};
    color: ${vars.color.textSubtle};
    font-size: ${vars.type[14]};
    line-height: 1.4;
  }
  [data-at='badge'] {
    padding-inline: ${vars.space[2]};
    border-radius: ${vars.radius[10]};
    background: ${vars.color.sunkenHover};
    color: ${vars.color.text};
    @media (forced-colors: active) {
      outline: 1px solid;
    }
  }
  [data-at='out'] {
    color: ${vars.severity.warning};
    @media (forced-colors: active) {
      color: CanvasText;
    }
  }
`)
