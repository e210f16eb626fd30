'use client'
import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'
import { Surface } from '../../ui/layout/Surface.ts'

/** Steps beside each other, each with a bar. */
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
    display: grid;
    align-content: start;
    gap: ${vars.space[2]};
    color: ${vars.color.textSubtle};
    &::before {
      content: '';
      box-sizing: border-box;
      block-size: 4px;
      border-radius: 2px;
      background: ${vars.color.divider};
    }
    &[data-done]::before {
      background: ${vars.color.border};
    }
    &[aria-current] {
      color: ${vars.color.text};
      font-weight: 600;
      &::before {
        background: ${vars.color.accent};
      }
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
  [data-at='count'] {
    display: none;
  }
  /* An empty bar is to come, a full one is done, and the thick one is current. */
  @media (forced-colors: active) {
    > li::before {
      block-size: 6px;
      border: 1px solid CanvasText;
      background: Canvas;
    }
    > li[data-done]::before {
      background: CanvasText;
    }
    > li[aria-current]::before {
      block-size: 9px;
      margin-block-end: -3px;
      border-color: Highlight;
      background: Highlight;
    }
  }
  /* Only the current step has room for its name. */
  @media (max-width: 480px) {
    position: relative;
    padding-block-end: calc(1.3em + ${vars.space[2]});
    > li:not([aria-current]) > span {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    > li[aria-current] > span {
      position: absolute;
      inset-block-end: 0;
      inset-inline: 0;
    }
    [data-at='count'] {
      display: inline;
      white-space: nowrap;
    }
  }
`)
