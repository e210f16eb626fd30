'use client'
import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'
import { Surface } from '../../ui/layout/Surface.ts'
import { wordBreaks } from '../../ui/layout/words.styles.ts'

/**
 * Below 880 px, such as in a bookmarklet's window, the draft is a short band above the form: a small picture with its text beside it.
 * Wider, it fills one half of the page.
 */
export const DraftRoot = styled(Surface).attrs({ as: 'main' })(css`
  ${wordBreaks}
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
  min-block-size: 100dvh;
  background: ${vars.color.ground};
  > [data-at='form'] {
    display: grid;
    place-content: start center;
    justify-items: stretch;
    grid-template-columns: minmax(0, ${vars.size.dialog});
    gap: ${vars.space[5]};
    padding: ${vars.space[8]} ${vars.space[4]} ${vars.space[6]};
    > h1 {
      font-size: ${vars.type[24]};
      line-height: 1.25;
      text-align: center;
      text-wrap: balance;
      unicode-bidi: isolate;
    }
  }
  @media (min-width: 880px) {
    grid-template: 1fr / minmax(0, 1fr) minmax(0, 1fr);
    > [data-at='form'] {
      padding: clamp(${vars.space[6]}, 8vh, 6rem) ${vars.space[6]} ${vars.space[6]};
    }
  }
`)
