import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'
import { baseStyles, focusStyles } from '../layout/base.styles.ts'

/** The root of `Button` and, as an `a`, of `LinkButton`. */
export const ButtonRoot = styled.button(css`
  ${baseStyles}
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${vars.space[2]};
  min-block-size: 48px;
  margin: 0;
  padding: ${vars.space[2]} ${vars.space[5]};
  border: 1px solid transparent;
  border-radius: ${vars.radius[24]};
  background: ${vars.color.accent};
  color: ${vars.color.onAccent};
  font-size: inherit;
  font-weight: 600;
  line-height: 1.25;
  letter-spacing: inherit;
  word-spacing: inherit;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  @media (prefers-reduced-motion: no-preference) {
    transition:
      background-color ${vars.motion[120]},
      border-color ${vars.motion[120]};
  }
  ${focusStyles}
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
  > [data-ui='glyph'] {
    box-sizing: border-box;
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
`)
