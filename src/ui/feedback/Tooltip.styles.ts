import { css } from 'styled-components'
import { vars } from '../../theme/vars.ts'

/** Styles of `Tooltip`. Where a browser cannot anchor it, it stands at the foot of the window. */
export const tooltipStyles = css`
  [data-ui='tooltip'] {
    display: inline-grid;
    anchor-name: --tb-tooltip;
    anchor-scope: --tb-tooltip;
  }
  [role='tooltip'] {
    inset: auto ${vars.space[4]} ${vars.space[4]};
    margin: 0 auto;
    max-inline-size: min(288px, 100vw - 32px);
    padding: ${vars.space[2]} ${vars.space[3]};
    border: 1px solid transparent;
    border-radius: ${vars.radius[8]};
    background: ${vars.color.text};
    color: ${vars.color.ground};
    font-size: ${vars.type[14]};
    @supports (anchor-scope: all) {
      inset: auto;
      margin: ${vars.space[2]};
      position-anchor: --tb-tooltip;
      position-area: block-start;
      position-try-fallbacks: flip-block;
    }
  }
`
