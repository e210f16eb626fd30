'use client'
import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'
import { Surface } from '../../ui/layout/Surface.ts'

/** Steps beside each other, with a line to the next one. */
export const StepsRoot = styled(Surface).attrs({ as: 'ol' })(css`
  &&& {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: ${vars.space[2]};
    list-style: none;
    font-size: ${vars.type[14]};
    line-height: 1.3;
  }
  > li {
    position: relative;
    display: grid;
    align-content: start;
    gap: ${vars.space[2]};
    padding-block-start: ${vars.space[3]};
    border-block-start: 3px solid ${vars.color.divider};
    color: ${vars.color.textSubtle};
    &[data-done] {
      border-color: ${vars.color.text};
    }
    &[aria-current] {
      border-color: ${vars.color.accent};
      color: ${vars.color.text};
      font-weight: 600;
    }
    > span {
      display: flex;
      align-items: start;
      gap: ${vars.space[1]};
      min-inline-size: 0;
      > [data-ui='icon'] {
        inline-size: 1.3em;
        block-size: 1.3em;
      }
    }
  }
  @media (forced-colors: active) {
    > li[aria-current] {
      border-color: Highlight;
    }
  }
`)
