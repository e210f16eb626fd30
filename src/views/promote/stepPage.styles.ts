import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'
import { breakpoints, centred, widths } from './page/PromotePageView.sizes.ts'

/**
 * A step after the ad: the progress, the title and the close button stand where those of the ad do, so that they stay when the step changes.
 * From medium on, what is asked stands beside the title.
 */
export const stepPage = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* Aligned to the top, so that an error only moves what is below it. */
  align-content: start;
  gap: ${vars.space[6]};
  box-sizing: border-box;
  min-block-size: 100dvh;
  padding-block: ${vars.space[4]} ${vars.space[8]};
  padding-inline: ${centred(widths.narrow, vars.space[4])};
  background: ${vars.color.ground};
  > header {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 ${vars.space[3]};
    > [data-at='steps'] {
      grid-column: 1 / -1;
      margin-block-end: ${vars.space[6]};
    }
    > h1 {
      /* It takes the focus, and the progress above it stays in view. */
      scroll-margin-block-start: 128px;
      font-size: ${vars.type[24]};
      line-height: 1.2;
      letter-spacing: -0.015em;
    }
    /* Its glyph, not its room, ends where the fields end. */
    > [data-variant='icon'] {
      margin-inline-end: -10px;
    }
    > p {
      grid-column: 1 / -1;
      margin-block-start: ${vars.space[2]};
      color: ${vars.color.textSubtle};
      text-wrap: balance;
    }
  }
  [data-at='foot'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${vars.space[4]};
    padding-block-start: ${vars.space[2]};
  }
  [data-at='status'] {
    color: ${vars.color.textSubtle};
    font-size: ${vars.type[14]};
    &:empty {
      position: absolute;
    }
  }
  [data-at='actions'] {
    display: flex;
    flex-wrap: wrap-reverse;
    justify-content: space-between;
    gap: ${vars.space[2]};
    /* Its words, not its room, start where the fields start, unless it has an edge. */
    @media not (forced-colors: active) {
      > [data-variant='ghost'] {
        margin-inline-start: calc(-1 * ${vars.space[6]});
      }
    }
  }
  @media (min-width: ${breakpoints.medium}) {
    grid-template: auto auto 1fr / 272px minmax(0, 1fr) auto;
    gap: 0 ${vars.space[10]};
    padding-block: ${vars.space[8]};
    padding-inline: ${centred(widths.medium, vars.space[6])};
    > header {
      display: contents;
      > h1 {
        grid-area: 2 / 1;
        min-block-size: 48px;
        font-size: ${vars.type[32]};
        letter-spacing: -0.022em;
      }
      > [data-variant='icon'] {
        grid-area: 2 / 3;
        align-self: start;
      }
      > p {
        grid-area: 3 / 1;
        margin-block-start: ${vars.space[3]};
      }
    }
    > :not(header) {
      grid-area: 2 / 2 / span 2;
      align-self: start;
    }
  }
  @media not all and (max-width: ${breakpoints.wide}) {
    grid-template-columns: 340px minmax(0, 1fr) auto;
    column-gap: ${vars.space[12]};
    padding-inline: ${centred(widths.wide, '0px')};
  }
  @media (max-width: 480px) {
    [data-at='actions'] > :is(*, [data-variant='ghost']) {
      flex: 1 1 100%;
      margin-inline-start: 0;
    }
  }
`
