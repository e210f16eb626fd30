import { css } from 'styled-components'
import { vars } from '../../theme/vars.ts'

/** Each name in a selector of its own: a browser tries one that names one element on that element alone, and one that names several on all there are. */
const each = (...names: readonly string[]) => names.map((name) => `:where(${name})`).join(', ')
const headings = each('h1', 'h2', 'h3')

/**
 * What every root of ours stands on: reset, type, colours, colour scheme, focus ring, reduced motion. A root composes it with
 * the fragments of what it holds: `styled.div`${surfaceStyles}${buttonStyles}``. `data-theme="light|dark"` on the
 * root or on an ancestor settles the colour scheme; without it the system does.
 *
 * Roots stand inside roots (a dialog in a page), and the outer one's fragments reach the inner one's elements just as well:
 * a root that changes what a fragment says begins its selector with `&&`.
 */
export const surfaceStyles = css`
  color-scheme: light dark;
  color: ${vars.color.text};
  font: 400 ${vars.type[16]}/1.5 ${vars.font.body};
  overflow-wrap: anywhere;
  -webkit-font-smoothing: antialiased;
  &[data-theme='light'],
  [data-theme='light'] & {
    color-scheme: light;
  }
  &[data-theme='dark'],
  [data-theme='dark'] & {
    color-scheme: dark;
  }
  /* Not the pseudo-elements: naming them for all would make the browser resolve two more styles an element. */
  &,
  * {
    box-sizing: border-box;
  }
  ${headings}, ${each('p', 'ul', 'ol', 'fieldset', 'legend')} {
    margin: 0;
    padding: 0;
    border: 0;
  }
  ${each('button', 'input', 'select', 'textarea')} {
    margin: 0;
    font: inherit;
    letter-spacing: inherit;
    word-spacing: inherit;
    color: inherit;
  }
  ${headings} {
    font-weight: 650;
    text-wrap: balance;
  }
  :focus-visible {
    outline: 3px solid ${vars.color.focus};
    outline-offset: 2px;
  }
  /* A place that only the script gives focus to, such as a title. */
  &:focus,
  [tabindex='-1']:focus {
    outline: none;
  }
  [data-ui='icon'] {
    flex: none;
    inline-size: 1.25em;
    block-size: 1.25em;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  [data-ui='hidden'] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media (prefers-reduced-motion: reduce) {
    &,
    *,
    &::backdrop,
    ::before,
    ::after {
      animation: none !important;
      transition: none !important;
    }
  }
`
