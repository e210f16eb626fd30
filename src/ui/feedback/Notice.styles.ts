import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'
import { baseStyles } from '../layout/base.styles.ts'

/** The root of `Notice`. */
export const NoticeRoot = styled.div(css`
  ${baseStyles}
  color: ${vars.color.text};
  font-size: ${vars.type[14]};
  font-weight: 400;
  line-height: 1.5;
  text-align: start;
  &:empty {
    position: absolute;
  }
  &:not(:empty) {
    display: flex;
    gap: ${vars.space[2]};
    padding: ${vars.space[3]} ${vars.space[4]};
    border: 1px solid transparent;
    border-radius: ${vars.radius[16]};
    background: ${vars.color.sunken};
  }
  /* In the middle of the first line. */
  > svg {
    margin-block-start: 0.125em;
  }
  > div {
    flex: 1;
    min-inline-size: 0;
    text-wrap: balance;
    unicode-bidi: isolate;
  }
  &:not(:empty)[data-severity='error'] {
    background: ${vars.severity.dangerSurface};
    > svg {
      color: ${vars.color.danger};
    }
  }
  &:not(:empty)[data-severity='warning'] {
    background: ${vars.severity.warningSurface};
    > svg {
      color: ${vars.severity.warning};
    }
  }
  &:not(:empty)[data-severity='success'] {
    background: ${vars.severity.successSurface};
    > svg {
      color: ${vars.color.success};
    }
  }
  /* A bar at the start, so that it looks like no field; two edges more for an error. */
  @media (forced-colors: active) {
    &:not(:empty)[data-severity] {
      border-width: 0;
      border-inline-start-width: 4px;
      border-radius: 0;
      > svg {
        color: CanvasText;
      }
    }
    &:not(:empty)[data-severity='error'] {
      border-width: 2px;
      border-inline-start-width: 6px;
    }
  }
`)
