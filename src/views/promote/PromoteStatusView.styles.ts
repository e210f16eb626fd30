'use client'
import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'
import { Surface } from '../../ui/layout/Surface.ts'
import { breakpoints, centred, widths } from './page/PromotePageView.sizes.ts'

/** The outline of the page: its title, its fields, and from medium on the preview beside them. */
export const StatusOutline = styled(Surface).attrs({ as: 'main' })(css`
  min-block-size: 100dvh;
  padding-block: ${vars.space[4]} 0;
  padding-inline: ${centred(widths.narrow, vars.space[4])};
  background: ${vars.color.ground};
  > [data-at='words'] {
    padding-block-start: ${vars.space[6]};
    color: ${vars.color.textSubtle};
    text-align: center;
  }
  [data-ui='skeleton'][data-shape] {
    grid-template-columns: minmax(0, 1fr);
    gap: ${vars.space[6]};
    > :not([data-ui='hidden']) {
      inline-size: auto;
      block-size: 72px;
      border-radius: ${vars.radius[16]};
      /* Large areas: as quiet as the bars of a row. */
      @media (forced-colors: active) {
        opacity: 0.25;
      }
    }
    > :nth-child(2) {
      inline-size: min(20rem, 70%);
      block-size: 36px;
      margin-block: ${vars.space[2]} ${vars.space[2]};
      border-radius: ${vars.radius[10]};
    }
    > :nth-child(3) {
      block-size: 112px;
    }
    > :last-child {
      display: none;
    }
  }
  @media (min-width: ${breakpoints.medium}) {
    padding-block-start: ${vars.space[8]};
    padding-inline: ${centred(widths.medium, vars.space[6])};
    [data-ui='skeleton'][data-shape] {
      grid-template-columns: minmax(0, 1fr) 300px;
      grid-template-rows: auto repeat(4, auto) 1fr;
      column-gap: ${vars.space[10]};
      > :not([data-ui='hidden'], :last-child) {
        grid-column: 1;
      }
      > :last-child {
        display: block;
        grid-area: 2 / 2 / span 5;
        block-size: auto;
        min-block-size: 480px;
        border-radius: ${vars.radius[32]};
      }
    }
  }
  @media not all and (max-width: ${breakpoints.wide}) {
    padding-inline: ${centred(widths.wide, '0px')};
    [data-ui='skeleton'][data-shape] {
      grid-template-columns: ${widths.wideForm} minmax(0, 1fr);
      column-gap: ${vars.space[12]};
    }
  }
`)

/** A page that has nothing but something to say. */
export const StatusMessage = styled(Surface).attrs({ as: 'main' })(css`
  display: grid;
  grid-template-columns: minmax(0, 26rem);
  place-content: center;
  justify-items: center;
  gap: ${vars.space[3]};
  min-block-size: 100dvh;
  padding: ${vars.space[6]};
  background: ${vars.color.ground};
  text-align: center;
  > h1 {
    font-size: 1.5rem;
    line-height: 1.25;
    letter-spacing: -0.015em;
  }
  > p {
    color: ${vars.color.textSubtle};
    text-wrap: balance;
  }
  > [data-ui='button'] {
    margin-block-start: ${vars.space[3]};
  }
`)
