import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'
import { sheetTitle } from '../layout/title.styles.ts'

/**
 * A title over a card of rows: a picture, a name with its facts, and buttons at the end or, where that is too narrow, below. Its root sets
 * `--tb-row`, the height of a row, and `--tb-picture`, the width of a picture.
 */
export const cardRows = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[4]};
  container-type: inline-size;
  margin-inline: auto;
  h2 {
    ${sheetTitle}
  }
  ul,
  [data-ui='skeleton'] {
    --tb-inset: ${vars.space[4]};
    border: 1px solid ${vars.color.divider};
    border-radius: ${vars.radius[20]};
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: var(--tb-picture) minmax(0, 1fr) auto;
    align-items: center;
    gap: ${vars.space[3]};
    min-block-size: var(--tb-row);
    box-sizing: border-box;
    padding: ${vars.space[3]} ${vars.space[4]};
  }
  li + li {
    border-block-start: 1px solid ${vars.color.divider};
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
      grid-template-columns: var(--tb-picture) minmax(0, 1fr);
    }
    [data-at='actions'] {
      grid-column: 1 / -1;
      > * {
        flex: 1 0 auto;
        padding-inline: ${vars.space[3]};
      }
    }
  }
`
