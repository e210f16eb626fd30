import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { css } from '../../../src/theme/css.ts'
import { vars } from '../../../src/theme/vars.ts'
import { Surface } from '../../../src/ui/layout/Surface.ts'

const Page = styled(Surface).attrs({ as: 'main' })(css`
  min-block-size: 100vh;
  padding: ${vars.space[4]};
  background: ${vars.color.ground};
  > div {
    inline-size: min(100%, 27rem);
    margin-inline: auto;
  }
`)

/** A page around a single picker. */
export const PickerStage = ({ children }: { readonly children: ReactNode }) => (
  <Page>
    <div>{children}</div>
  </Page>
)
