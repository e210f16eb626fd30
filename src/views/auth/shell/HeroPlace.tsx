'use client'
import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'

/**
 * Reserves the space above a form for a pin's thumbnail or a member's picture, so that nothing moves when it loads.
 * `data-kind`: 'pin' or 'person'.
 */
export const HeroPlace = styled.div(css`
  display: grid;
  place-content: center;
  block-size: 96px;
  margin-block-end: ${vars.space[4]};
  &[data-kind='pin'] {
    block-size: 120px;
  }
  &[hidden] {
    display: none;
  }
  /* 400 % zoom: the form needs all the room. */
  @media (max-height: 400px) {
    display: none;
  }
`)
