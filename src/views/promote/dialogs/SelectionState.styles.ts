'use client'
import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'

/** What a list shows beside its items. */
export const SelectionStateRoot = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${vars.space[4]};
  text-align: center;
  text-wrap: balance;
  > [data-ui='skeleton'] {
    inline-size: 100%;
  }
  > [data-ui='failed'][data-shown] {
    inline-size: 100%;
    max-inline-size: 26rem;
  }
  > [data-at='words'] {
    display: grid;
    gap: ${vars.space[2]};
    max-inline-size: 26rem;
    color: ${vars.color.textSubtle};
    &:empty {
      position: absolute;
    }
    > strong {
      color: ${vars.color.text};
      font-size: ${vars.type[20]};
      font-weight: 650;
      line-height: 1.3;
      letter-spacing: -0.01em;
    }
  }
  > [data-at='actions'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${vars.space[2]};
    margin-block-start: ${vars.space[2]};
    @media (max-width: 480px) {
      inline-size: 100%;
      > [data-ui='button'] {
        flex: 1 1 100%;
      }
    }
  }
  &:not(:has(> :not([data-ui='failed']:not([data-shown]), [data-at='words']:empty, [data-ui='hidden']))) {
    display: contents;
  }
`)

/** Two cards without a picture, and a plus for the one that is missing. */
export const EmptyPicture = styled.div(css`
  position: relative;
  inline-size: 136px;
  block-size: 128px;
  margin-block-start: ${vars.space[4]};
  > * {
    position: absolute;
    border-radius: ${vars.radius[16]};
  }
  > :first-child {
    inset-block-start: ${vars.space[3]};
    inset-inline-start: 0;
    inline-size: 76px;
    block-size: 100px;
    background: ${vars.color.sunken};
    rotate: -4deg;
  }
  > :last-child {
    inset-block-start: 0;
    inset-inline-end: 0;
    display: grid;
    place-items: center;
    inline-size: 84px;
    block-size: 112px;
    background: ${vars.color.sunkenHover};
    color: ${vars.color.textSubtle};
    font-size: ${vars.type[24]};
    rotate: 3deg;
  }
  :dir(rtl) > :first-child {
    rotate: 4deg;
  }
  :dir(rtl) > :last-child {
    rotate: -3deg;
  }
  @media (forced-colors: active) {
    display: none;
  }
`)
