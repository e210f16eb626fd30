'use client'
import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'
import { baseStyles } from './base.styles.ts'

/** Separate selectors: browsers index a `:where()` with one name by that name, but test one with several names on every element. */
const each = (...names: readonly string[]) => names.map((name) => `:where(${name})`).join(', ')
const headings = each('h1', 'h2', 'h3')
const plainElements = each('p', 'ul', 'ol', 'fieldset', 'legend')

/**
 * The base of every view and dialog: text, colors, color scheme, a reset of plain elements, the focus ring and reduced motion.
 * Extend it: `styled(Surface)`. `data-theme="light|dark"` on it or on an ancestor sets the color scheme; the default is the
 * system's. Primitives do not need it.
 */
export const Surface = styled.div(css`
  ${baseStyles}
  color-scheme: light dark;
  color: ${vars.color.text};
  font-size: ${vars.type[16]};
  font-weight: 400;
  line-height: 1.5;
  &[data-theme='light'],
  [data-theme='light'] & {
    color-scheme: light;
  }
  &[data-theme='dark'],
  [data-theme='dark'] & {
    color-scheme: dark;
  }
  * {
    box-sizing: border-box;
  }
  ${headings}, ${plainElements} {
    margin: 0;
    padding: 0;
    border: 0;
  }
  ${headings} {
    font-family: ${vars.font.title};
    font-weight: 650;
    text-wrap: balance;
  }
  :where(:focus-visible) {
    outline: 2px solid ${vars.color.focus};
    outline-offset: 2px;
  }
  /* An element that only scripts focus, such as a title. */
  &:focus,
  [tabindex='-1']:focus {
    outline: none;
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
`)
