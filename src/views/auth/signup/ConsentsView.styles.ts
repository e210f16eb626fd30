import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Surface } from '../../../ui/layout/Surface.ts'

/** As wide as its container, because the terms are long. */
export const ConsentsRoot = styled(Surface)(css`
  display: grid;
  gap: ${vars.space[4]};
  > p {
    text-align: center;
    text-wrap: balance;
  }
  form,
  fieldset {
    display: grid;
    gap: ${vars.space[4]};
    min-inline-size: 0;
  }
  fieldset,
  [data-at='all'] {
    padding: ${vars.space[4]};
    border: 1px solid ${vars.color.divider};
    border-radius: ${vars.radius[16]};
  }
  fieldset {
    gap: ${vars.space[3]};
  }
  /* Inside the card, not on its edge. */
  legend {
    float: inline-start;
    font-weight: 650;
  }
  [data-at='all'] {
    padding-block: ${vars.space[3]};
    background: ${vars.color.sunken};
    border-color: transparent;
    font-weight: 600;
  }
  /* Stays in sight while the terms scroll. */
  [data-at='foot'] {
    position: sticky;
    inset-block-end: 0;
    display: grid;
    gap: ${vars.space[3]};
    margin-block-end: calc(-1 * ${vars.space[4]});
    padding-block: ${vars.space[3]} ${vars.space[4]};
    background: var(--tb-surface, ${vars.color.ground});
  }
  /* Down to the edge of the dialog, whose padding would show the terms below the actions. */
  dialog & [data-at='foot'] {
    inset-block-end: calc(-1 * ${vars.space[10]});
    padding-block-end: max(${vars.space[4]}, env(safe-area-inset-bottom));
  }
  [data-ui='checkbox'] > [data-ui='link'] {
    display: inline-block;
    padding-block: 2px;
    font-size: ${vars.type[14]};
    font-weight: 400;
  }
  [data-at='actions'] {
    display: flex;
    gap: ${vars.space[2]};
    justify-content: center;
    > * {
      min-inline-size: 120px;
    }
  }
  [data-at='reason'] {
    color: ${vars.color.textSubtle};
    font-size: ${vars.type[14]};
    text-align: center;
  }
  /* Back exists on the desktop only; on a phone this is the first step of a sheet. */
  @media (max-width: 480px) {
    [data-at='actions'] > [data-variant] {
      display: none;
    }
    [data-at='actions'] > * {
      flex: 1;
    }
  }
`)
