import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'

/**
 * One input over the boxes of its digits. Each digit takes the width of a box and of the gap after it, so the input is one gap wider than
 * the boxes: otherwise it would scroll at the last digit.
 */
export const CodeRoot = styled.div(css`
  --tb-slots: 6;
  container-type: inline-size;
  [data-ui='control'] {
    --tb-slot: calc((100cqi - (var(--tb-slots) - 1) * ${vars.space[2]}) / var(--tb-slots));
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
  input:focus ~ [data-at='slots'] > span {
    border-color: ${vars.color.focus};
    box-shadow: 0 0 0 1px ${vars.color.focus};
  }
  input[aria-invalid] ~ [data-at='slots'] > span {
    border: 2px solid ${vars.color.danger};
    box-shadow: none;
  }
  && input {
    flex: none;
    inline-size: calc(100cqi + ${vars.space[2]});
    min-block-size: 56px;
    padding: 0;
    padding-inline-start: calc((var(--tb-slot) - 1ch) / 2);
    border: 0;
    outline: none;
    background: none;
    font-size: 1.5rem;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 1;
    letter-spacing: calc(var(--tb-slot) + ${vars.space[2]} - 1ch);
    text-align: left;
  }
  /* The boxes mark focus by color alone, so there is one box, with the ring of every field. */
  @media (forced-colors: active) {
    [data-at='slots'] {
      display: none;
    }
    && input {
      inline-size: 100%;
      border: 1px solid;
      &:focus {
        outline: 3px solid;
      }
    }
  }
`)
