import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'

/** A button that does nothing yet, and one that is busy. */
export const inactiveStyles = css`
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
    @media (forced-colors: active) {
      &:not([data-variant]) > [data-ui='spinner'] {
        color: HighlightText;
      }
    }
    > :is([data-ui='glyph'], svg, img),
    &[data-variant='provider'] > :not([data-ui='label'], [data-ui='spinner']) {
      display: none;
    }
    /* The spinner is beside the first word, also where the label takes two lines. The padding gives it room on both sides. */
    &:not(
      [data-variant='icon'],
      [data-variant='link'],
      [data-variant='provider'],
      :has(> :is([data-ui='glyph'], svg, img))
    ) {
      display: inline-block;
      padding-inline: calc(${vars.space[6]} - 0.5em);
      &[data-size='40'] {
        padding-inline: calc(${vars.space[5]} - 0.5em);
      }
      &[data-full] {
        padding-inline: ${vars.space[1]};
      }
      > [data-ui='spinner'] {
        margin-inline-end: ${vars.space[2]};
        vertical-align: -0.125em;
      }
    }
    &:has(> :is(svg, img)) > [data-ui='spinner'] {
      margin: 0.125em;
    }
    &[data-variant='link'] > [data-ui='spinner'] {
      position: absolute;
      inset-inline-start: calc(100% + ${vars.space[1]});
    }
  }
`
