import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Surface } from '../../../ui/layout/Surface.ts'
import { cutStyles } from '../../../ui/layout/cut.styles.ts'
import { panelStyles } from './panel.styles.ts'

/** The root of `UpsellEmail`. On a phone it is a band at the bottom that leaves half of the page visible. */
export const UpsellRoot = styled(Surface).attrs({ as: 'section' })(css`
  position: fixed;
  z-index: 1;
  inset-block-end: ${vars.space[6]};
  inset-inline-end: ${vars.space[6]};
  inline-size: min(340px, calc(100% - 2 * ${vars.space[6]}));
  max-block-size: calc(100dvh - 2 * ${vars.space[6]});
  padding: ${vars.space[5]} ${vars.space[6]} var(--tb-end);
  border: 1px solid ${vars.color.divider};
  border-radius: ${vars.radius[32]};
  --tb-surface: ${vars.color.raised};
  --tb-end: ${vars.space[6]};
  box-shadow: ${vars.elevation[2]};
  ${cutStyles}
  background-color: var(--tb-surface);
  overflow: auto;
  overscroll-behavior: contain;
  animation: tb-up ${vars.motion[320]} ease-out;
  @keyframes tb-up {
    from {
      opacity: 0;
      translate: 0 24px;
    }
  }
  > header {
    inline-size: min(100%, ${vars.size.formColumn});
    margin-inline: auto;
    padding-block-end: ${vars.space[4]};
  }
  ${panelStyles}
  @media (max-width: 480px) {
    inset-inline: 0;
    inset-block-end: 0;
    inline-size: auto;
    max-block-size: 55dvh;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    padding-inline: ${vars.space[4]};
    --tb-end: max(${vars.space[6]}, env(safe-area-inset-bottom));
  }
`)
