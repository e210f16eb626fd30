import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { vars } from '../../src/theme/vars.ts'
import { sheet } from '../../src/ui/layout/sheet.ts'
import { surfaceStyles } from '../../src/ui/layout/surface.ts'

const Page = styled.main(sheet`
  ${surfaceStyles}
  min-block-size: 100vh;
  padding: ${vars.space[4]};
  background: ${vars.color.ground};
  > div { inline-size: min(100%, 27rem); margin-inline: auto; }
`)

/** A page around a single picker. */
export const PickerStage = ({ children }: { readonly children: ReactNode }) => (
  <Page>
    <div>{children}</div>
  </Page>
)
