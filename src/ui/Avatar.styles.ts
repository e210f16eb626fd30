import { css } from 'styled-components'
import { vars } from '../theme/vars.ts'

/** Styles of `Avatar`. */
export const avatarStyles = css`
  [data-ui='avatar'] {
    flex: none;
    display: inline-grid;
    place-items: center;
    inline-size: 48px;
    block-size: 48px;
    border-radius: 50%;
    overflow: hidden;
    background: ${vars.color.sunken};
    color: ${vars.color.text};
    font-size: ${vars.type[16]};
    font-weight: 600;
    text-transform: uppercase;
    user-select: none;
    img { inline-size: 100%; block-size: 100%; object-fit: cover; }
    &[data-size='32'] { inline-size: 32px; block-size: 32px; font-size: ${vars.type[12]}; }
    &[data-size='64'] { inline-size: 64px; block-size: 64px; font-size: ${vars.type[20]}; }
    &[data-size='96'] { inline-size: 96px; block-size: 96px; font-size: ${vars.type[28]}; }
    &[data-color='1'] { background: light-dark(#fbe6dc, #4a2e22); }
    &[data-color='2'] { background: light-dark(#e2efe4, #233a2a); }
    &[data-color='3'] { background: light-dark(#e1ebf7, #22344b); }
  }
  @media (forced-colors: active) {
    [data-ui='avatar'] { border: 1px solid; }
  }
`
