import { styled } from 'styled-components'
import { css } from '../../src/theme/css.ts'
import { vars } from '../../src/theme/vars.ts'
import { Surface } from '../../src/ui/layout/Surface.ts'

/** An app's page with one card, as wide as in the save modal. */
export const CardPage = styled(Surface).attrs({ as: 'main' })(css`
  --tb-surface: ${vars.color.raised};
  min-block-size: 100vh;
  box-sizing: border-box;
  padding: ${vars.space[8]} ${vars.space[4]};
  background: ${vars.color.tinted};
  > div {
    box-sizing: border-box;
    inline-size: min(100%, 30rem);
    margin-inline: auto;
    padding: ${vars.space[6]};
    border-radius: ${vars.radius[32]};
    background: var(--tb-surface);
    box-shadow: ${vars.elevation[1]};
    @media (max-width: 480px) {
      padding: ${vars.space[4]};
    }
    @media (forced-colors: active) {
      border: 1px solid;
    }
  }
`)
