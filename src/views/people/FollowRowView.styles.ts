import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'
import { Surface } from '../../ui/layout/Surface.ts'
import { sheetTitle } from '../../ui/layout/title.styles.ts'

/** The root of `FollowRowView`. */
export const FollowRowRoot = styled(Surface).attrs({ as: 'section' })(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[4]};
  header {
    display: flex;
    align-items: center;
    gap: ${vars.space[2]};
    > h2 {
      flex: 1;
      min-inline-size: 0;
      ${sheetTitle}
    }
    > [data-ui='button'] {
      flex: none;
      @media (max-width: 480px) {
        padding-inline: ${vars.space[3]};
      }
    }
  }
  /* For a mouse, where there is more than fits. Keys and screen readers reach every card without them. */
  [data-at='arrows'] {
    display: flex;
    @media (hover: none), (max-width: 480px) {
      display: none;
    }
  }
  [data-at='arrows'] > :dir(rtl) svg {
    scale: -1 1;
  }
  /* One line that scrolls; its ends are those of the page. */
  ul {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(min-content, 240px);
    gap: ${vars.space[3]};
    margin: calc(-1 * ${vars.space[1]});
    padding: ${vars.space[1]};
    scroll-padding-inline: ${vars.space[1]};
    overflow-x: auto;
    overscroll-behavior-x: contain;
    list-style: none;
    scrollbar-width: none;
    /* What is cut fades out. */
    --tb-start: 0px;
    --tb-end: 0px;
    --tb-to: to right;
    &:dir(rtl) {
      --tb-to: to left;
    }
    &[data-before] {
      --tb-start: ${vars.space[10]};
    }
    &[data-after] {
      --tb-end: ${vars.space[10]};
    }
    &:is([data-before], [data-after]) {
      mask-image: linear-gradient(
        var(--tb-to),
        transparent,
        #000 var(--tb-start),
        #000 calc(100% - var(--tb-end)),
        transparent
      );
    }
    @media (prefers-reduced-motion: no-preference) {
      scroll-behavior: smooth;
    }
    /* On a phone it ends where the screen does. */
    @media (max-width: 480px) {
      margin-inline: calc(50% - 50vw);
      padding-inline: calc(50vw - 50%);
      scroll-padding-inline: ${vars.space[4]};
      &[data-before],
      &[data-after] {
        mask-image: none;
      }
    }
  }
  li {
    display: grid;
    grid-template-rows: auto 1fr auto;
    justify-items: center;
    gap: ${vars.space[3]};
    min-inline-size: 160px;
    padding: ${vars.space[4]};
    border: 1px solid ${vars.color.divider};
    border-radius: ${vars.radius[20]};
    text-align: center;
  }
  /* One line, which does not widen its card. */
  [data-at='name'] {
    inline-size: 0;
    min-inline-size: 100%;
    overflow: hidden;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`)
