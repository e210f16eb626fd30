import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Surface } from '../../../ui/layout/Surface.ts'

/** A banner above a form: what happened, and what to do next. */
export const BannerRoot = styled(Surface)(css`
  display: flex;
  align-items: flex-start;
  gap: ${vars.space[2]};
  padding: ${vars.space[3]} ${vars.space[4]};
  border: 1px solid ${vars.color.divider};
  border-radius: ${vars.radius[16]};
  background: ${vars.color.sunken};
  font-size: ${vars.type[14]};
  text-align: start;
  > svg {
    margin-block-start: 0.125em;
  }
  > div {
    flex: 1;
    min-inline-size: 0;
  }
  [data-at='title'] {
    font-weight: 650;
  }
  [data-at='waiting'] {
    display: flex;
    align-items: center;
    gap: ${vars.space[2]};
    color: ${vars.color.textSubtle};
  }
  [data-variant='icon'] {
    margin-block: calc(-1 * ${vars.space[2]});
    margin-inline-end: calc(-1 * ${vars.space[3]});
  }
`)
