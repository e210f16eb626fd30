import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'

/** The page's images: equal tiles, the chosen one with a ring. */
export const ImageChoiceRoot = styled.fieldset(css`
  border: 0;
  margin: 0;
  padding: 0;
  min-inline-size: 0;
  > legend {
    margin-block-end: ${vars.space[2]};
    padding: 0;
    font-size: ${vars.type[14]};
    font-weight: 550;
  }
  > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(76px, 1fr));
    gap: ${vars.space[2]};
    /* Cuts a row in its middle, whether two or three pictures are beside each other. */
    max-block-size: 19.5rem;
    overflow: auto;
    /* Space for the ring. */
    margin: -4px;
    padding: 4px;
    /* Fades out the row that is cut, so that one sees that there is more. */
    &::after {
      content: '';
      position: sticky;
      z-index: 1;
      inset-block-end: -4px;
      grid-column: 1 / -1;
      block-size: ${vars.space[5]};
      margin-block-start: calc(-1 * ${vars.space[2]});
      background: linear-gradient(transparent, ${vars.color.sunken});
      pointer-events: none;
    }
  }
  label {
    position: relative;
    display: grid;
    aspect-ratio: 1;
    overflow: hidden;
    border-radius: ${vars.radius[16]};
    background: ${vars.color.sunken};
    cursor: pointer;
    &:hover {
      background: ${vars.color.sunkenHover};
    }
  }
  input {
    position: absolute;
    z-index: 1;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  label:has(:checked) {
    outline: 3px solid ${vars.color.accent};
    outline-offset: 1px;
  }
  label:has(:focus-visible) {
    outline: 2px solid ${vars.color.focus};
    outline-offset: 1px;
  }
  img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    border-radius: inherit;
  }
  [data-at='size'] {
    position: absolute;
    inset-block-end: 4px;
    inset-inline-start: 4px;
    padding: 0 6px;
    border-radius: ${vars.radius[10]};
    background: rgb(0 0 0 / 0.7);
    color: #ffffff;
    font-size: 0.6875rem;
    line-height: 1.5;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
    pointer-events: none;
  }
  [data-at='none'] {
    place-items: center;
    padding: ${vars.space[1]};
    font-size: ${vars.type.legal};
    text-align: center;
  }
  /* One row that scrolls sideways, and shows by the picture that is cut that there is more. */
  @media (max-width: 640px) {
    > div {
      grid: auto / auto-flow 88px;
      margin-inline: calc(-1 * ${vars.space[4]});
      padding-inline: ${vars.space[4]};
      scroll-padding-inline: ${vars.space[4]};
      overscroll-behavior-x: contain;
      &::after {
        display: none;
      }
    }
  }
  @media (forced-colors: active) {
    label {
      border: 1px solid;
    }
    label:has(:checked) {
      outline-color: Highlight;
    }
  }
`)
