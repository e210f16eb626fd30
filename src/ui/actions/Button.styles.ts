import { css } from 'styled-components'
import { vars } from '../../theme/vars.ts'
import { spinnerStyles } from '../feedback/Spinner.styles.ts'

/** Styles of `Button`, `LinkButton` and `ProviderGlyph`. */
export const buttonStyles = css`
  ${spinnerStyles}
  [data-ui='button'] {
    position: relative;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${vars.space[2]};
    min-block-size: 48px;
    padding: ${vars.space[2]} ${vars.space[5]};
    border: 1px solid transparent;
    border-radius: ${vars.radius[24]};
    background: ${vars.color.accent};
    color: ${vars.color.onAccent};
    font-weight: 600;
    line-height: 1.25;
    text-align: center;
    text-decoration: none;
    cursor: pointer;
    transition:
      background-color ${vars.motion[120]},
      border-color ${vars.motion[120]};
    &:hover {
      background: ${vars.color.accentHover};
    }
    &[data-size='40'] {
      min-block-size: 40px;
      padding-inline: ${vars.space[4]};
    }
    &[data-full] {
      display: flex;
      inline-size: 100%;
    }
    &[data-variant] {
      background: none;
      color: ${vars.color.text};
      &:hover {
        background: ${vars.color.sunken};
      }
    }
    &[data-variant='secondary'] {
      background: ${vars.color.sunken};
      &:hover {
        background: ${vars.color.sunkenHover};
      }
    }
    &[data-variant='provider'] {
      border-color: ${vars.color.border};
    }
    &[data-variant='icon'] {
      inline-size: 40px;
      min-block-size: 40px;
      padding: 0;
      flex: none;
    }
    &[data-variant='link'] {
      min-block-size: 24px;
      padding: 0;
      border: 0;
      border-radius: 4px;
      text-decoration: underline;

      &:hover {
        background: none;
        text-decoration-thickness: 2px;
      }
    }
    &[aria-disabled]:not([aria-busy]) {
      cursor: default;
      color: ${vars.color.textSubtle};
      &:not([data-variant='link'], [data-variant='icon']) {
        background: ${vars.color.sunken};
        border-color: transparent;
      }
      @media (forced-colors: active) {
        color: GrayText;
      }
    }
    &[aria-busy] {
      cursor: progress;
      > :not([data-ui='spinner']) {
        opacity: 0;
      }
      > [data-ui='spinner'] {
        position: absolute;
        inset: 0;
        margin: auto;
      }
    }
  }
  [data-ui='glyph'] {
    flex: none;
    inline-size: 1.5em;
    block-size: 1.5em;
    border: 1.5px solid;
    border-radius: 6px;
    font-size: ${vars.type[14]};
    font-weight: 700;
    line-height: 1.4;
    text-align: center;
  }
`
