import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'

/**
 * One input over the boxes of its digits. Each digit takes the width of a box and of the gap after it. The input is wider than the boxes by
 * that gap, by the room before the first digit and by the caret: otherwise it would scroll when the caret is after the last digit.
 */
export const CodeRoot = styled.div(css`
  --tb-slots: 6;
  container-type: inline-size;
  [data-ui='control'] {
    --tb-slot: calc((100cqi - (var(--tb-slots) - 1) * ${vars.space[2]}) / var(--tb-slots));
    /* Without the input's surplus, which would push the boxes out of a right-to-left column. */
    inline-size: 100cqi;
    overflow: clip;
    overflow-clip-margin: 6px;
    direction: ltr;
  }
  [data-at='slots'] {
    position: absolute;
    inset: 0;
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: var(--tb-slot);
    gap: ${vars.space[2]};
    pointer-events: none;
    > span {
      border: 1px solid ${vars.color.border};
      border-radius: ${vars.radius[10]};
    }
  }
  /* The box of the next digit: the first one until the caret has moved. */
  input:focus ~ [data-at='slots'] > [data-active],
  input:focus ~ [data-at='slots']:not(:has([data-active])) > :first-child {
    border-color: ${vars.color.focus};
    box-shadow: 0 0 0 1px ${vars.color.focus};
  }
  input[aria-invalid] ~ [data-at='slots'] > span {
    border: 2px solid ${vars.color.danger};
    box-shadow: none;
  }
  /* A ring apart from the red edge. */
  input[aria-invalid]:focus ~ [data-at='slots'] > [data-active],
  input[aria-invalid]:focus ~ [data-at='slots']:not(:has([data-active])) > :first-child {
    outline: 2px solid ${vars.color.focus};
    outline-offset: 1px;
  }
  &&& input {
    flex: none;
    inline-size: calc(100cqi + ${vars.space[2]} + (var(--tb-slot) - 1ch) / 2 + 2px);
    min-block-size: 56px;
    padding: 0;
    padding-inline-start: calc((var(--tb-slot) - 1ch) / 2);
    border: 0;
    outline: none;
    background: none;
    font-size: max(16px, 1.5rem);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 1;
    letter-spacing: calc(var(--tb-slot) + ${vars.space[2]} - 1ch);
    text-align: left;
    &:focus {
      outline: none;
    }
    /* The boxes have the edge of the error. */
    &[aria-invalid] {
      border: 0;
      padding-inline: calc((var(--tb-slot) - 1ch) / 2) 0;
    }
  }
  /* The boxes mark focus by color alone, so there is one box, with the ring of every field. */
  @media (forced-colors: active) {
    [data-at='slots'] {
      display: none;
    }
    &&& input {
      inline-size: 100%;
      letter-spacing: 0.5em;
      &,
      &[aria-invalid] {
        padding-inline-start: calc(50% - 4.5ch);
        border: 1px solid;
      }
      &[aria-invalid] {
        border-width: 3px;
      }
      &:focus {
        outline: 3px solid;
      }
    }
  }
`)
