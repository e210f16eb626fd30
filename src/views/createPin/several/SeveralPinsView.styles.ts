import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'

/**
 * How far several pins are: the bar, what can be done, and a row for each picture. It takes the place of the pin beside it, of which nothing can
 * be changed any more.
 */
export const SeveralPinsRoot = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[4]};
  main:has(> section &) {
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    > [data-at='pin'] {
      display: none;
    }
    > section {
      align-self: center;
      inline-size: min(100%, 36rem);
    }
  }
  > [data-at='progress'] {
    display: grid;
    gap: ${vars.space[2]};
    > p {
      font-weight: 600;
      font-variant-numeric: tabular-nums;
    }
  }
  > :empty {
    position: absolute;
  }
  progress {
    appearance: none;
    inline-size: 100%;
    block-size: 8px;
    border: 0;
    border-radius: 4px;
    overflow: hidden;
    background: ${vars.color.sunken};
    color: ${vars.color.accent};
  }
  progress::-webkit-progress-bar {
    background: ${vars.color.sunken};
  }
  progress::-webkit-progress-value {
    border-radius: 4px;
    background: currentColor;
  }
  progress::-moz-progress-bar {
    border-radius: 4px;
    background: currentColor;
  }
  > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr) auto;
    gap: ${vars.space[1]} ${vars.space[3]};
    align-items: center;
    padding-block: ${vars.space[2]};
    > img {
      inline-size: 56px;
      block-size: 56px;
      object-fit: cover;
      border-radius: ${vars.radius[10]};
      background: ${vars.color.sunken};
    }
    > div {
      display: grid;
      justify-items: start;
      font-weight: 500;
      overflow-wrap: anywhere;
      text-wrap: pretty;
    }
  }
  li[data-state='waiting'] {
    color: ${vars.color.textSubtle};
  }
  li[data-state='saved'] > [data-ui='icon'] {
    color: ${vars.color.success};
  }
  li[data-state='failed'] {
    color: ${vars.color.danger};
  }
  @media (forced-colors: active) {
    progress {
      forced-color-adjust: none;
      border: 1px solid CanvasText;
      background: Canvas;
      color: Highlight;
    }
    progress::-webkit-progress-bar {
      background: Canvas;
    }
  }
`)
