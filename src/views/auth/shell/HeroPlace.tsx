'use client'
import { styled } from 'styled-components'
import { vars } from '../../../theme/vars.ts'
import { sheet } from '../../../ui/layout/sheet.ts'

/**
 * Where a pin's thumbnail or a person's picture stands above a form: as high as what comes, so that nothing jumps when it comes.
 * `data-kind`: 'pin' or 'person'.
 */
export const HeroPlace = styled.div(sheet`
  display: grid;
  place-content: center;
  block-size: 96px;
  margin-block-end: ${vars.space[4]};
  &[data-kind='pin'] { block-size: 120px; }
  &[hidden] { display: none; }
  /* 400 % zoom: the form needs all the room. */
  @media (max-height: 400px) { display: none; }
`)
