'use client'
import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'

/** Body of the dialog: one group of radio buttons, in a fieldset per tag. */
export const TagSelectionRoot = styled.div(css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[5]};
  > p {
    color: ${vars.color.textSubtle};
    text-align: center;
    text-wrap: balance;
  }
  [role='radiogroup'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${vars.space[5]};
  }
  /* The frame and the lines of the rows that come. */
  [data-ui='skeleton'] {
    border: 1px solid ${vars.color.divider};
    border-radius: ${vars.radius[16]};
    background: repeating-linear-gradient(${vars.color.divider} 0 1px, transparent 1px 3rem);
    background-position-y: -1px;
  }
  fieldset {
    display: grid;
    min-inline-size: 0;
  }
  legend {
    padding-block-end: ${vars.space[2]};
    font-size: ${vars.type[14]};
    font-weight: 600;
    > small {
      color: ${vars.color.textSubtle};
      font-size: inherit;
      font-weight: 400;
      font-variant-numeric: tabular-nums;
    }
  }
  label {
    display: flex;
    align-items: center;
    gap: ${vars.space[3]};
    min-block-size: ${vars.size.control};
    box-sizing: border-box;
    padding: ${vars.space[2]} ${vars.space[4]};
    border: 1px solid ${vars.color.divider};
    cursor: pointer;
    &:not(:first-of-type) {
      border-block-start: 0;
    }
    &:first-of-type {
      border-start-start-radius: ${vars.radius[16]};
      border-start-end-radius: ${vars.radius[16]};
    }
    &:last-of-type {
      border-end-start-radius: ${vars.radius[16]};
      border-end-end-radius: ${vars.radius[16]};
    }
    &:hover,
    &:has(:checked) {
      background: ${vars.color.sunken};
    }
    &:has(:checked) {
      font-weight: 600;
    }
    &:has(:focus-visible) {
      outline: 2px solid ${vars.color.focus};
      outline-offset: -3px;
    }
    > bdi {
      min-inline-size: 0;
    }
  }
  input {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin: 0;
    appearance: none;
    border: 1.5px solid ${vars.color.border};
    border-radius: 50%;
    background: ${vars.color.ground};
    cursor: inherit;
    &:checked {
      border: 6px solid ${vars.color.accent};
      background: ${vars.color.onAccent};
    }
    @media (forced-colors: active) {
      border-color: ButtonText;
      &:checked {
        border-color: Highlight;
        background: HighlightText;
      }
    }
    /* The ring is around the row: a browser draws it square around a radio button. */
    &:focus-visible {
      outline: none;
    }
  }
`)
