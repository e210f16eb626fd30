import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'
import { baseStyles } from '../layout/base.styles.ts'

/** The root of `Tooltip`. Without anchor positioning the text appears at the bottom of the window. */
export const TooltipRoot = styled.span(css`
  display: inline-grid;
  anchor-name: --tb-tooltip;
  anchor-scope: --tb-tooltip;
  > [role='tooltip'] {
    ${baseStyles}
    inset: auto ${vars.space[4]} ${vars.space[4]};
    margin: 0 auto;
    max-inline-size: min(288px, 100vw - 32px);
    padding: ${vars.space[2]} ${vars.space[3]};
    border: 1px solid transparent;
    border-radius: ${vars.radius[10]};
    background: ${vars.color.text};
    color: ${vars.color.ground};
    font-size: ${vars.type[14]};
    font-weight: 400;
    line-height: 1.5;
    @supports (anchor-scope: all) {
      inset: auto;
      margin: ${vars.space[2]};
      position-anchor: --tb-tooltip;
      position-area: block-start;
      position-try-fallbacks: flip-block;
    }
  }
`)
