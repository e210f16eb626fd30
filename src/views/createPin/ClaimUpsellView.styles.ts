'use client'
import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'

/** Body of the dialog: the illustration above the sentence. */
export const Body = styled.div(css`
  display: grid;
  justify-items: center;
  gap: ${vars.space[6]};
  padding-block-start: ${vars.space[2]};
  text-align: center;
  > p {
    max-inline-size: 36ch;
    color: ${vars.color.textSubtle};
    text-wrap: balance;
  }
`)

/** A photo with a second one behind it, and the name tag that connecting an account adds. */
export const Illustration = styled.div(css`
  position: relative;
  inline-size: 196px;
  block-size: 168px;
  > * {
    position: absolute;
    border-radius: ${vars.radius[16]};
  }
  > [data-at='back'] {
    inset-block-start: 22px;
    inset-inline-start: 0;
    inline-size: 108px;
    block-size: 108px;
    background: ${vars.color.sunkenHover};
    rotate: -5deg;
  }
  > [data-at='photo'] {
    inset-block-start: 0;
    inset-inline-end: 0;
    inline-size: 126px;
    block-size: 156px;
    overflow: hidden;
    box-shadow: ${vars.elevation[1]};
    rotate: 3deg;
    svg {
      display: block;
      inline-size: 100%;
      block-size: 100%;
    }
  }
  > [data-at='tag'] {
    inset-block-end: 0;
    inset-inline-start: 22px;
    display: flex;
    align-items: center;
    gap: ${vars.space[2]};
    padding-block: ${vars.space[2]};
    padding-inline: ${vars.space[2]} ${vars.space[3]};
    border: 1px solid ${vars.color.divider};
    border-radius: 999px;
    background: ${vars.color.raised};
    box-shadow: ${vars.elevation[1]};
    &::before {
      content: '';
      inline-size: 24px;
      block-size: 24px;
      border-radius: 50%;
      background: ${vars.color.accent};
    }
    &::after {
      content: '';
      inline-size: 56px;
      block-size: 8px;
      border-radius: 4px;
      background: ${vars.color.sunkenHover};
    }
  }
  /* A drawing, as all are. */
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`)

/** Buttons below each other. The second one's place is reserved, so that the first does not move under a finger. */
export const Actions = styled.div(css`
  display: grid;
  gap: ${vars.space[2]};
  inline-size: 100%;
  max-inline-size: ${vars.size.formColumn};
  margin-inline: auto;
  > [data-at='dismiss'] {
    display: grid;
    min-block-size: ${vars.size.control};
  }
`)
