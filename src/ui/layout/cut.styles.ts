import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'

/**
 * A shadow where a scrolling box cuts its content, or an edge in forced colors. It is covered by the fill, `--tb-surface`, at the very
 * start, and at the end as long as only the padding, `--tb-end`, is cut. It starts 2 px inside: where both end at one edge that a zoom has put
 * between two pixels, a hairline would be left of it.
 */
export const cutStyles = css`
  background:
    linear-gradient(var(--tb-surface) 18px, transparent) 0 -1px / 100% 41px no-repeat local,
    linear-gradient(transparent, var(--tb-surface) 24px) 0 calc(100% + 1px) / 100% calc(41px + var(--tb-end))
      no-repeat local,
    linear-gradient(${vars.color.divider}, var(--tb-fade, transparent)) 0 2px / 100% var(--tb-cut, 16px)
      no-repeat scroll,
    linear-gradient(var(--tb-fade, transparent), ${vars.color.divider}) 0 calc(100% - 2px) / 100%
      var(--tb-cut, 16px) no-repeat scroll;
  /* Forced colors take away gradients, so the box draws its own with the system's colors, and what is in it does not. */
  @media (forced-colors: active) {
    forced-color-adjust: none;
    --tb-surface: Canvas;
    --tb-color-divider: CanvasText;
    --tb-fade: CanvasText;
    --tb-cut: 4px;
    box-shadow: none;
    color: CanvasText;
    :where(& > *) {
      forced-color-adjust: auto;
    }
  }
`
