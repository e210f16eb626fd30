'use client'
import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'
import { Surface } from '../../ui/layout/Surface.ts'

/** The field with its currency, and below it what can be chosen instead of typing. */
export const BudgetRoot = styled(Surface)(css`
  display: grid;
  gap: ${vars.space[2]};
  font-variant-numeric: tabular-nums;
  [data-at='code'] {
    margin-inline-end: calc(${vars.space[4]} - var(--tb-edge));
    color: ${vars.color.textSubtle};
    font-weight: 500;
    pointer-events: none;
  }
  @media (forced-colors: active) {
    :read-only + [data-at='code'] {
      color: GrayText;
    }
  }
  [data-at='choices'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${vars.space[2]} ${vars.space[3]};
    font-size: ${vars.type[14]};
  }
  [data-at='low'] {
    flex: 1 1 12rem;
    color: ${vars.color.textSubtle};
    line-height: 1.4;
    text-wrap: balance;
    &:empty {
      display: none;
    }
  }
  [data-ui='notice'] [data-at='choices'] {
    margin-block-start: ${vars.space[3]};
  }
`)
