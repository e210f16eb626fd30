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
  fieldset {
    gap: ${vars.space[3]};
  }
  legend {
    padding-block-end: ${vars.space[2]};
    font-weight: 650;
  }
  [data-at='all'] {
    padding-block-end: ${vars.space[4]};
    border-block-end: 1px solid ${vars.color.divider};
    font-weight: 600;
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
  /* Back exists on the desktop only (auth.txt §2); on a phone this is the first step of a sheet. */
  @media (max-width: 480px) {
    [data-at='actions'] > [data-variant] {
      display: none;
    }
    [data-at='actions'] > * {
      flex: 1;
    }
  }
`)
