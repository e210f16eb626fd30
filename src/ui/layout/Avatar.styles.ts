import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'
import { baseStyles } from './base.styles.ts'

/** The root of `Avatar`. */
export const AvatarRoot = styled.span(css`
  ${baseStyles}
  flex: none;
  display: inline-grid;
  place-items: center;
  inline-size: 3em;
  aspect-ratio: 1;
  border-radius: 50%;
  overflow: hidden;
  background: ${vars.color.sunken};
  color: ${vars.color.text};
  font-size: 16px;
  font-weight: 600;
  text-transform: uppercase;
  -webkit-user-select: none;
  user-select: none;
  @media (forced-colors: active) {
    border: 1px solid;
  }
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  &[data-size='24'] {
    font-size: 8px;
  }
  &[data-size='32'] {
    font-size: 10.67px;
  }
  &[data-size='64'] {
    font-size: 21.33px;
  }
  &[data-size='72'] {
    font-size: 24px;
  }
  &[data-size='96'] {
    font-size: 32px;
  }
  &[data-color='0'] {
    background: light-dark(#fbdcd0, #57301f);
  }
  &[data-color='1'] {
    background: light-dark(#fbe6b8, #4a3a12);
  }
  &[data-color='2'] {
    background: light-dark(#d7ecd9, #203f29);
  }
  &[data-color='3'] {
    background: light-dark(#d3e6f9, #1d3a58);
  }
  &[data-color='4'] {
    background: light-dark(#e6dcf7, #3b2c56);
  }
  &[data-color='5'] {
    background: light-dark(#fbd8e4, #55263a);
  }
  &[data-color='6'] {
    background: light-dark(#d2eeea, #17413c);
  }
  &[data-color='7'] {
    background: light-dark(#ebe3d4, #43392a);
  }
`)
