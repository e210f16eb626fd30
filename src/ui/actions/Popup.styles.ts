import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'
import { aroundStyles } from '../dialog/modal.styles.ts'
import { cutStyles } from '../layout/cut.styles.ts'
import { Surface } from '../layout/Surface.ts'

/** The button and its panel. */
export const PopupRoot = styled.span(css`
  display: inline-grid;
  min-inline-size: 0;
  max-inline-size: 100%;
  anchor-name: --tb-popup;
  anchor-scope: --tb-popup;
`)

/** The panel. Without anchor positioning it opens in the middle of the window; without popovers, above what has no `z-index`. */
export const PopupPanel = styled(Surface)(css`
  position: fixed;
  inset: 0;
  z-index: 1;
  margin: auto;
  inline-size: min(360px, 100vw - 2 * ${vars.space[4]});
  block-size: fit-content;
  max-block-size: min(480px, 100dvh - 2 * ${vars.space[4]});
  overflow: auto;
  overscroll-behavior: contain;
  padding: ${vars.space[3]};
  border: 1px solid ${vars.color.divider};
  border-radius: ${vars.radius[24]};
  background: ${vars.color.raised};
  box-shadow: ${vars.elevation[2]};
  &:not([data-open]) {
    display: none;
  }
  /* Outside the top layer: above the page, below what other scripts put over it. */
  &[data-tb-beside] {
    z-index: 999999999;
  }
  :root:has(&[data-tb-beside]) [data-tb-around] {
    ${aroundStyles}
  }
  @supports (anchor-scope: all) {
    inset: auto;
    margin: ${vars.space[2]} 0;
    position-anchor: --tb-popup;
    position-area: block-end span-inline-end;
    position-try-fallbacks: flip-block, flip-inline;
  }
  &[data-kind='form'] {
    --tb-surface: ${vars.color.raised};
    --tb-end: ${vars.space[6]};
    padding-block-end: var(--tb-end);
    ${cutStyles}
    background-color: var(--tb-surface);
    max-block-size: calc(100dvh - 2 * ${vars.space[4]});
    @media (max-width: 480px) {
      position-area: none;
      inset: auto 0 0;
      margin: auto 0 0;
      inline-size: auto;
      max-inline-size: none;
      max-block-size: 92dvh;
      border-inline: 0;
      border-block-end: 0;
      border-end-start-radius: 0;
      border-end-end-radius: 0;
      &::backdrop {
        background: ${vars.color.scrim};
      }
    }
  }
`)
