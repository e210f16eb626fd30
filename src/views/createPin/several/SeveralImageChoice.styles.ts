import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { ImageChoiceRoot } from '../ImageChoice.styles.ts'

/** Several images can be ticked: each tile has a mark in its corner. */
export const SeveralImageChoiceRoot = styled(ImageChoiceRoot)(css`
  [data-at='mark'] {
    position: absolute;
    inset-block-start: 4px;
    inset-inline-end: 4px;
    display: grid;
    place-items: center;
    box-sizing: border-box;
    inline-size: 22px;
    block-size: 22px;
    border: 2px solid #ffffff;
    border-radius: 50%;
    background: rgb(0 0 0 / 0.45);
    color: #ffffff;
    pointer-events: none;
    > svg {
      inline-size: 14px;
      block-size: 14px;
      visibility: hidden;
    }
  }
  :checked ~ [data-at='mark'] {
    border-color: ${vars.color.accent};
    background: ${vars.color.accent};
    color: ${vars.color.onAccent};
    > svg {
      visibility: visible;
    }
  }
  > footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${vars.space[3]};
    margin-block-start: ${vars.space[2]};
    font-size: ${vars.type[14]};
    font-variant-numeric: tabular-nums;
    > span {
      flex: 1 1 8rem;
      color: ${vars.color.textSubtle};
    }
  }
  @media (forced-colors: active) {
    [data-at='mark'] {
      border-color: CanvasText;
      background: Canvas;
    }
    :checked ~ [data-at='mark'] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }
`)
