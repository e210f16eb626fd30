import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Surface } from '../../../ui/layout/Surface.ts'
import { sheetTitle } from '../../../ui/layout/title.styles.ts'

/** The root of `AdsView`: a card of rows, each with its buttons at the end or, where that is too narrow, below. */
export const AdsRoot = styled(Surface).attrs({ as: 'section' })(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[4]};
  container-type: inline-size;
  inline-size: min(100%, 640px);
  margin-inline: auto;
  h2 {
    ${sheetTitle}
  }
  ul,
  [data-ui='skeleton'] {
    --tb-row: 88px;
    --tb-inset: ${vars.space[4]};
    --tb-picture: 48px;
    border: 1px solid ${vars.color.divider};
    border-radius: ${vars.radius[20]};
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: 48px minmax(0, 1fr) auto;
    align-items: center;
    gap: ${vars.space[3]};
    min-block-size: 88px;
    box-sizing: border-box;
    padding: ${vars.space[3]} ${vars.space[4]};
  }
  li + li {
    border-block-start: 1px solid ${vars.color.divider};
  }
  [data-at='picture'] {
    overflow: hidden;
    block-size: 64px;
    border-radius: ${vars.radius[10]};
    background: ${vars.color.sunken};
    @media (forced-colors: active) {
      outline: 1px solid;
    }
  }
  [data-at='what'] {
    display: grid;
    justify-items: start;
    gap: ${vars.space[1]};
    min-inline-size: 0;
    line-height: 1.25;
  }
  [data-at='name'] {
    max-inline-size: 100%;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  small {
    color: ${vars.color.textSubtle};
    font-size: ${vars.type[14]};
    line-height: 1.4;
    /* A fact breaks within itself only where it is wider than the row. */
    > * {
      display: inline-block;
    }
    > :not(:last-child)::after {
      content: '\\00a0·' / '';
    }
    &:not(:has(*)) {
      display: none;
    }
  }
  [data-at='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[2]};
  }
  @container (max-width: 520px) {
    /* A line each, because a dot at the end of a line is left over. */
    small > * {
      display: block;
      &:not(:last-child)::after {
        content: none;
      }
    }
    li {
      grid-template-columns: 48px minmax(0, 1fr);
    }
    [data-at='actions'] {
      grid-column: 1 / -1;
      > * {
        flex: 1 0 auto;
        padding-inline: ${vars.space[3]};
      }
    }
  }
  [data-at='state'] {
    display: grid;
    gap: ${vars.space[3]};
    > button {
      justify-self: start;
    }
    &:not(:has([data-ui='notice'] *)) {
      display: contents;
    }
  }
  [data-at='empty'] {
    display: grid;
    justify-items: start;
    gap: ${vars.space[4]};
    color: ${vars.color.textSubtle};
  }
`)
