import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'

/**
 * A round field with an icon, above the title of a message: `data-severity` "error", "warning" or "success" tints it. Goes into a title; it has no
 * text.
 */
export const Emblem = styled.span(css`
  display: grid;
  place-items: center;
  inline-size: 56px;
  block-size: 56px;
  margin: 0 auto ${vars.space[4]};
  border-radius: 50%;
  background: ${vars.color.sunken};
  color: ${vars.color.text};
  font-size: 22px;
  &[data-size='64'] {
    inline-size: 64px;
    block-size: 64px;
    font-size: 26px;
  }
  &[data-severity='error'] {
    background: ${vars.severity.dangerSurface};
    color: ${vars.color.danger};
  }
  &[data-severity='warning'] {
    background: ${vars.severity.warningSurface};
    color: ${vars.severity.warning};
  }
  &[data-severity='success'] {
    background: ${vars.severity.successSurface};
    color: ${vars.color.success};
  }
  @media (forced-colors: active) {
    border: 1px solid;
    &[data-severity] {
      color: CanvasText;
    }
  }
`)
