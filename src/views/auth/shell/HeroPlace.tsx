'use client'
import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'

/**
 * Reserves the space for a pin's thumbnail or a member's picture, so that nothing moves when it loads: above the title of a dialog, smaller in a
 * low window. `data-kind`: 'pin' or 'person'.
 */
export const HeroPlace = styled.div(css`
  display: grid;
  place-content: center;
  block-size: var(--tb-hero, 160px);
  margin-block-end: ${vars.space[4]};
  &[data-kind='person'] {
    block-size: var(--tb-hero, 96px);
  }
  &&[hidden] {
    display: none;
  }
  /* 400 % zoom: the form needs all the room. */
  @media (max-height: 400px) {
    display: none;
  }
  /* The title makes room for it, and the close button stays in the corner. */
  @media (min-height: 401px) {
    dialog > [data-ui='body'] > & {
      position: absolute;
      inset-block-start: ${vars.space[8]};
      inset-inline: var(--tb-aside, 0px) 0;
      inline-size: fit-content;
      margin: 0 auto;
    }
    dialog:has(> [data-ui='body'] > &:not([hidden])) {
      --tb-hero: 96px;
      > header {
        padding-block-start: calc(var(--tb-hero) + ${vars.space[10]});
        > div {
          position: absolute;
          inset-block-start: ${vars.space[6]};
        }
        > [data-at='start'] {
          inset-inline-start: calc(var(--tb-aside, 0px) + ${vars.space[6]});
        }
        > [data-at='end'] {
          inset-inline-end: ${vars.space[6]};
        }
      }
    }
  }
  /* A limited log-in has a picture at its side, too. */
  @media (min-height: 760px) {
    dialog:has(> [data-ui='body'] > &[data-kind='pin']:first-child:not([hidden])) {
      --tb-hero: 120px;
      @media (min-height: 841px) {
        --tb-hero: 160px;
      }
    }
  }
  @media (max-height: 759px) {
    dialog:has(> [data-ui='body'] > &[data-kind='person']:not([hidden])) {
      --tb-hero: 64px;
      [data-ui='avatar'][data-size='96'] {
        font-size: 21.33px;
      }
    }
  }
`)
