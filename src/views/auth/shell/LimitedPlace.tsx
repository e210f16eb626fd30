'use client'
import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'

/**
 * Reserves the space in a limited log-in's modal for a subheader, and for a picture at the inline start, for which the dialog is wider. The
 * picture is shown from 880 px, and wider from 1050 px. `data-subheader` reserves a line until it loads.
 */
export const LimitedPlace = styled.div(css`
  &[data-subheader] {
    min-block-size: 1.5rem;
    margin-block-end: ${vars.space[4]};
  }
  color: ${vars.color.textSubtle};
  text-align: center;
  text-wrap: balance;
  p {
    margin: 0;
  }
  [data-at='image'] {
    display: none;
  }
  @media (min-width: 880px) {
    dialog:has(> [data-ui='body'] > &) {
      --tb-aside: 220px;
      padding-inline-start: 220px;
      max-inline-size: 704px;
    }
    dialog > [data-ui='body'] > & [data-at='image'] {
      display: grid;
      position: absolute;
      inset-block: 0;
      inset-inline-start: 0;
      inline-size: 220px;
      background: ${vars.color.sunken};
      overflow: hidden;
      > * {
        inline-size: 100%;
        block-size: 100%;
        object-fit: cover;
      }
    }
  }
  @media (min-width: 1050px) {
    dialog:has(> [data-ui='body'] > &) {
      --tb-aside: 300px;
      padding-inline-start: 300px;
      max-inline-size: 784px;
    }
    dialog > [data-ui='body'] > & [data-at='image'] {
      inline-size: 300px;
    }
  }
`)
