'use client'
import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'
import { Surface } from '../layout/Surface.ts'
import { wordBreaks } from '../layout/words.styles.ts'
import { modalStyles } from './modal.styles.ts'
import { cutStyles } from '../layout/cut.styles.ts'
import { dialogTitle } from '../layout/title.styles.ts'
import { sheetStyles } from './sheet.styles.ts'

/** The root of `Dialog`. */
export const DialogRoot = styled(Surface).attrs({ as: 'dialog' })(css`
  @keyframes tb-rise {
    from {
      opacity: 0;
      translate: 0 24px;
    }
  }
  @keyframes tb-fade {
    from {
      opacity: 0;
    }
  }
  ${wordBreaks}
  anchor-name: --tb-dialog;
  max-inline-size: ${vars.size.dialog};
  &[data-width='489'] {
    max-inline-size: ${vars.size.mfaDialog};
  }
  &[data-width='500'] {
    max-inline-size: 500px;
  }
  &[data-width='600'] {
    max-inline-size: 600px;
  }
  ${modalStyles}
  margin: auto;
  padding: 0;
  inline-size: calc(100% - 32px);
  block-size: fit-content;
  max-block-size: calc(100dvh - 32px);
  border: 0;
  border-radius: ${vars.radius[32]};
  /* For content that needs an opaque background, such as a long list. */
  --tb-surface: ${vars.color.raised};
  background: var(--tb-surface);
  color: ${vars.color.text};
  box-shadow: ${vars.elevation[2]};
  overflow: hidden;
  animation: tb-rise ${vars.motion[200]} ease-out;
  &[open] {
    display: flex;
    flex-direction: column;
  }
  &::backdrop {
    background: ${vars.color.scrim};
    backdrop-filter: blur(6px);
    animation: tb-fade ${vars.motion[200]};
    @media (prefers-reduced-transparency: reduce) {
      backdrop-filter: none;
    }
  }
  /* It looks modal before the script makes it so, and beside what other scripts show. */
  &:not(:modal) {
    box-shadow: 0 0 0 100vmax ${vars.color.scrim};
  }
  &:not(:modal):has(dialog[open]) {
    box-shadow: ${vars.elevation[2]};
  }
  &:is(:not(:modal), [data-tb-still]),
  &[data-tb-still]::backdrop {
    animation: none;
  }
  > header {
    display: grid;
    grid-template-columns: minmax(40px, 1fr) auto minmax(40px, 1fr);
    align-items: start;
    gap: ${vars.space[2]};
    padding: ${vars.space[6]} ${vars.space[6]} 0;
    > h2 {
      grid-area: 1 / 2;
      padding-block: 5px;
      text-align: center;
      ${dialogTitle}
    }
    > [data-at='start'] {
      grid-area: 1 / 1;
      justify-self: start;
    }
    > [data-at='end'] {
      grid-area: 1 / 3;
      justify-self: end;
    }
  }
  &:dir(rtl) > header > [data-at='start'] [data-ui='icon'] {
    scale: -1 1;
  }
  > [data-ui='body'] {
    --tb-end: ${vars.space[8]};
    padding: ${vars.space[3]} ${vars.space[10]} var(--tb-end);
    min-block-size: 0;
    overflow: auto;
    overscroll-behavior: contain;
    /* Not of every sibling: toasts are in the dialog, too. */
    &:has(+ footer) {
      --tb-end: ${vars.space[2]};
    }
    ${cutStyles}
  }
  > footer {
    display: flex;
    flex-wrap: wrap-reverse;
    gap: ${vars.space[3]};
    justify-content: center;
    padding: ${vars.space[4]} ${vars.space[10]} ${vars.space[8]};
    anchor-name: --tb-actions;
    /* "OK" would be a dot. */
    > * {
      min-inline-size: 120px;
    }
    /* As wide as its buttons in one line. Where they need more, they are stacked and fill it, the last first: the primary. */
    &:has(> [data-ui='button']) {
      @media (min-width: 481px) {
        inline-size: fit-content;
        margin-inline: auto;
      }
      > * {
        flex: 1 1 auto;
      }
    }
  }
  ${sheetStyles}
  /* A line more, where one may be cut. */
  @media (min-width: 481px) and (max-height: 840px) {
    max-block-size: calc(100dvh - 16px);
  }
  /* Too low for header, body and footer (400 % zoom): everything scrolls. */
  @media (max-height: 400px) {
    overflow: auto;
    > [data-ui='body'] {
      overflow: visible;
    }
    &[open] {
      display: block;
    }
  }
  /* Over another dialog it is narrower, under the one scrim. */
  dialog &[data-width='484'] {
    max-inline-size: 400px;
  }
  &:has(dialog[open])::backdrop {
    background: none;
    backdrop-filter: none;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
  &[data-width='750'] {
    max-inline-size: 750px;
    block-size: min(90vh - 97px, 703px);
    > [data-ui='body'] {
      /* Not from nothing: WebKit would give it no height in a dialog that is as tall as its content. */
      flex: 1 1 auto;
      overflow: hidden;
      padding: 0;
    }
    @media (max-width: 480px) {
      max-inline-size: none;
      block-size: calc(100dvh - 24px);
    }
    @media (max-height: 400px) {
      block-size: fit-content;
      > [data-ui='body'] {
        overflow: visible;
      }
    }
  }
`)
