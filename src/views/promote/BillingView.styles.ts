'use client'
import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'
import { Surface } from '../../ui/layout/Surface.ts'
import { wordBreaks } from '../../ui/layout/words.styles.ts'
import { stepPage } from './stepPage.styles.ts'

/** The page, with the app's payment element in a frame. */
export const BillingRoot = styled(Surface).attrs({ as: 'main' })(css`
  ${wordBreaks}
  ${stepPage}
  > [data-at='body'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${vars.space[4]};
    > section {
      padding: ${vars.space[4]};
      border: 1px solid ${vars.color.divider};
      border-radius: ${vars.radius[24]};
      min-inline-size: 0;
      overflow-wrap: anywhere;
      @media (min-width: 640px) {
        padding: ${vars.space[6]};
      }
    }
  }
`)
