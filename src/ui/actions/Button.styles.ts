import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'
import { baseStyles, focusStyles } from '../layout/base.styles.ts'

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
  padding: ${vars.space[2]} ${vars.space[6]};
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
    &[href]:is([data-variant='ghost'], [data-variant='link']) {
      border-color: transparent;
    }
  }
  &[data-size='40'] {
    min-block-size: ${vars.size.controlSmall};
    padding-inline: ${vars.space[5]};
  }
  &[data-full] {
    display: flex;
    inline-size: 100%;
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
  /* All glyphs of a column stand in one line, and the text in the middle of the rest. */
  &[data-variant='provider'],
  &:has(> [data-ui='glyph']) {
    padding-inline: ${vars.space[4]} ${vars.space[3]};
    > [data-ui='label'] {
      flex: 1;
      min-inline-size: 0;
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
    &:hover {
      background: none;
      text-decoration-thickness: 2px;
    }
  }
  &[aria-disabled]:not([aria-busy]) {
    cursor: default;
    background: ${vars.color.disabled};
    color: ${vars.color.onDisabled};
    &[data-variant] {
      border-color: transparent;
      background: none;
      color: ${vars.color.textSubtle};
    }
    /* Half as strong as one that does something. */
    &[data-variant='secondary'] {
      background: color-mix(in srgb, ${vars.color.sunken} 50%, transparent);
    }
    &[data-variant='outlined'],
    &[data-variant='provider'] {
      border-color: color-mix(in srgb, ${vars.color.divider} 50%, transparent);
    }
    @media (forced-colors: active) {
      &,
      &[data-variant] {
        border-color: GrayText;
        background: ButtonFace;
        color: GrayText;
      }
    }
  }
  /* The spinner takes the place of the glyph, or a part of the padding: the button keeps its width and its words. */
  &[aria-busy] {
    cursor: progress;
    > [data-ui='spinner'] {
      order: -1;
      flex: none;
    }
    @media (forced-colors: active) {
      &:not([data-variant]) > [data-ui='spinner'] {
        color: HighlightText;
      }
    }
    > :is([data-ui='glyph'], svg, img),
    &[data-variant='provider'] > :not([data-ui='label'], [data-ui='spinner']) {
      display: none;
    }
    &:not([data-variant='icon'], [data-variant='link'], :has(> :is([data-ui='glyph'], svg, img))) {
      padding-inline: calc(${vars.space[6]} - 0.625rem - ${vars.space[1]});
      &[data-size='40'] {
        padding-inline: calc(${vars.space[5]} - 0.625rem - ${vars.space[1]});
      }
    }
    &[data-variant='link'] > [data-ui='spinner'] {
      position: absolute;
      inset-inline-start: calc(100% + ${vars.space[1]});
    }
  }
  > :is([data-ui='glyph'], svg, img),
  &[data-variant='provider'] > :not([data-ui='label']) {
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
    text-align: center;
    @media (forced-colors: active) {
      outline: 1px solid;
    }
  }
`)
