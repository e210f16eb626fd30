import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { placePicture } from '../placePicture.styles.ts'

/** The places in the bar while pins are dragged. */
export const DropPlacesRoot = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[3]};
  inline-size: 720px;
  max-inline-size: 100%;
  padding-block: ${vars.space[2]};
  padding-inline-end: ${vars.space[2]};
  > p {
    overflow: hidden;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(160px, 100%), 1fr));
    gap: ${vars.space[2]};
    overflow: auto;
    max-block-size: min(320px, 45dvh);
    list-style: none;
    /* Room for the outline. */
    margin: -3px;
    padding: 3px;
  }
  ${placePicture}
  li {
    display: flex;
    align-items: center;
    gap: ${vars.space[3]};
    min-block-size: 48px;
    padding: ${vars.space[2]};
    border: 2px dashed ${vars.color.divider};
    border-radius: ${vars.radius[16]};
    font-size: ${vars.type[14]};
    font-weight: 550;
    /* A place is entered and left as a whole. */
    > * {
      pointer-events: none;
    }
  }
  li[data-over] {
    border: 2px solid ${vars.color.accent};
    background: ${vars.color.sunken};
  }
  li[data-locked] {
    border-color: transparent;
    color: ${vars.color.textSubtle};
    [data-at='picture'] {
      opacity: 0.5;
    }
  }
  [data-at='place'] {
    display: grid;
    min-inline-size: 0;
    > bdi {
      overflow: hidden;
      text-align: -webkit-match-parent;
      text-align: match-parent;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
  [data-at='locked'] {
    display: flex;
    gap: ${vars.space[1]};
    font-weight: 400;
    > svg {
      block-size: 1lh;
    }
  }
  @media (forced-colors: active) {
    li {
      border-color: CanvasText;
    }
    li[data-over] {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    li[data-locked] {
      border-color: Canvas;
      color: GrayText;
      [data-at='picture'] {
        opacity: 1;
      }
    }
  }
`)
