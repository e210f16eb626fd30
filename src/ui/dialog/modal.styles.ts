import { css } from '../../theme/css.ts'

/** Nothing around a dialog or panel that is not in the top layer may move, clip or cover it. See `beside.ts`. */
export const aroundStyles = css`
  z-index: 999999999 !important;
  isolation: auto !important;
  opacity: 1 !important;
  filter: none !important;
  -webkit-backdrop-filter: none !important;
  backdrop-filter: none !important;
  mix-blend-mode: normal !important;
  clip-path: none !important;
  mask: none !important;
  transform: none !important;
  translate: none !important;
  rotate: none !important;
  scale: none !important;
  perspective: none !important;
  contain: none !important;
  content-visibility: visible !important;
  will-change: auto !important;
  animation: none !important;
  transition: none !important;
`

/** What every modal dialog needs. The attributes on the page around it are set by `scrollLock.ts` and `beside.ts`. */
export const modalStyles = css`
  position: fixed;
  inset: 0;
  /* Counts only while it is not modal: above the page, below what other scripts put over it. */
  z-index: 999999999;
  :root:has(&[open])[data-tb-locked],
  :root:has(&[open]) > [data-tb-locked] {
    overflow: hidden !important;
  }
  :root:has(&[open])[data-tb-gutter] {
    scrollbar-gutter: stable;
  }
  /* Outside the top layer. */
  :root:has(&[open]) [data-tb-around] {
    ${aroundStyles}
  }
`
