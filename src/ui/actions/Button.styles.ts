import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'
import { baseStyles, focusStyles } from '../layout/base.styles.ts'
import { inactiveStyles } from './inactive.styles.ts'

/** The root of `Button` and, as an `a`, of `LinkButton`. */
export const ButtonRoot = styled.button(css`
  ${baseStyles}
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${vars.space[2]};
  min-block-size: ${vars.size.control};
  margin: 0;
  padding: ${vars.space[2]} 28px;
  border: 1px solid transparent;
  border-radius: ${vars.radius[24]};
  background: ${vars.color.accent};
  color: ${vars.color.onAccent};
  font-size: inherit;
  font-weight: 600;
  line-height: 1.25;
  letter-spacing: inherit;
  word-spacing: inherit;
  text-align: center;
  text-wrap: balance;
  text-decoration: none;
  cursor: pointer;
  @media (prefers-reduced-motion: no-preference) {
    transition:
      background-color ${vars.motion[120]},
      border-color ${vars.motion[120]};
  }
  ${focusStyles}
  &:hover {
    background: ${vars.color.accentHover};
  }
  &:active:not([aria-disabled], [data-variant='link']) {
    scale: 0.98;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: Highlight;
    background: Highlight;
    color: HighlightText;
    &:hover {
      background: Highlight;
    }
    &[data-variant] {
      forced-color-adjust: auto;
      border-color: transparent;
    }
    /* A link's own color would outrank the primary. */
    &[href][data-variant] {
      forced-color-adjust: none;
      border-color: ButtonBorder;
      background: ButtonFace;
      color: ButtonText;
    }
    /* All that is underlined looks alike. */
    &&[data-variant='link'] {
      color: LinkText;
    }
    /* Inside a field, a notice or a row there is no ring, which would touch the edge around it. */
    :is([data-severity], li) > &[data-variant='icon'],
    [data-ui='control'] > & {
      border: 0;
    }
  }
  &[data-size='40'] {
    min-block-size: ${vars.size.controlSmall};
    padding-inline: ${vars.space[6]};
  }
  &[data-full] {
    display: flex;
    inline-size: 100%;
    padding-inline: ${vars.space[4]};
  }
  &[data-variant] {
    background: none;
    color: ${vars.color.text};
    &:hover {
      background: ${vars.color.sunken};
    }
  }
  &[data-variant='secondary'] {
    background: ${vars.color.sunken};
    &:hover {
      background: ${vars.color.sunkenHover};
    }
  }
  &[data-variant='outlined'],
  &[data-variant='provider'] {
    border-color: ${vars.color.divider};
    background: ${vars.color.raised};
    &:hover {
      border-color: ${vars.color.border};
      background: ${vars.color.raised};
    }
  }
  /* All glyphs of a column are in one line, and a text that fits is in the middle of its button: the room after it shrinks first. */
  &[data-variant='provider'],
  &:has(> [data-ui='glyph']) {
    padding-inline: 14px 2px;
    font-size: 0.9375rem;
    > [data-ui='label'] {
      flex: 1 1 auto;
    }
    &::after {
      content: '';
      flex: 0 1000000 36px;
    }
    > [data-ui='spinner'] {
      margin: 4px;
    }
  }
  &[data-variant='icon'] {
    inline-size: ${vars.size.controlSmall};
    min-block-size: ${vars.size.controlSmall};
    padding: 0;
    flex: none;
  }
  &[data-variant='link'] {
    min-block-size: 24px;
    padding: 0;
    border: 0;
    border-radius: 4px;
    text-decoration: underline;
    &:dir(rtl) {
      text-underline-offset: 0.3em;
    }
    &:hover {
      background: none;
      text-decoration-thickness: 2px;
    }
  }
  ${inactiveStyles}
  > :is([data-ui='glyph'], svg, img),
  &[data-variant='provider'] > :not([data-ui='label'], [data-ui='spinner'], [data-ui='badge']) {
    flex: none;
    inline-size: 24px;
    block-size: 24px;
    line-height: 24px;
  }
  &:not([data-variant='provider']) > svg {
    inline-size: 1.25em;
    block-size: 1.25em;
  }
  > [data-ui='glyph'] {
    border-radius: 50%;
    background: ${vars.color.sunken};
    color: ${vars.color.text};
    font-size: 0.8125rem;
    font-weight: 700;
    @media (forced-colors: active) {
      outline: 1px solid;
    }
  }
`)
