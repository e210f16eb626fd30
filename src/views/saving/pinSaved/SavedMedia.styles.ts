import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'

/** A picture or a video. */
export const MediaRoot = styled.div(css`
  justify-self: center;
  inline-size: 236px;
  max-inline-size: 100%;
  > [data-ui='held'] {
    /* On a low window, leaves room for the words and the member below. */
    max-block-size: clamp(180px, 100dvh - 26rem, 540px);
    margin-inline: auto;
  }
`)

/** Website media in three columns of at least 160 px; on a phone the columns are narrower. */
export const GridRoot = styled.div(css`
  max-block-size: 540px;
  overflow: auto;
  overscroll-behavior: contain;
  border-radius: ${vars.radius[16]};
  @media (min-width: 600px) {
    /* A scrollbar that takes space is beside the columns, in the dialog's padding. */
    margin-inline: calc(-1 * ${vars.space[5]});
    scrollbar-gutter: stable both-edges;
  }
  > div {
    columns: 3;
    column-gap: ${vars.space[4]};
    inline-size: 512px;
    max-inline-size: 100%;
    margin-inline: auto;
    @media (max-width: 480px) {
      column-gap: ${vars.space[2]};
    }
  }
  [data-ui='held'] {
    break-inside: avoid;
    margin-block-end: ${vars.space[4]};
  }
  /* Fades out the pictures that are cut. */
  &::after {
    content: '';
    position: sticky;
    inset-block-end: 0;
    display: block;
    block-size: ${vars.space[6]};
    margin-block-start: calc(-1 * ${vars.space[6]});
    background: linear-gradient(transparent, var(--tb-surface));
    pointer-events: none;
    @media (forced-colors: active) {
      forced-color-adjust: none;
      background: linear-gradient(transparent, Canvas);
    }
  }
`)
