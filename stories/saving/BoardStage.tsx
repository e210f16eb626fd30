import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { vars } from '../../src/theme/vars.ts'
import { sheet } from '../../src/ui/layout/sheet.ts'
import { surfaceStyles } from '../../src/ui/layout/surface.ts'

const Page = styled.main(sheet`
  ${surfaceStyles}
  min-block-size: 100vh;
  padding: ${vars.space[8]} ${vars.space[4]};
  background: ${vars.color.ground};
  > * { max-inline-size: 420px; margin-inline: auto; }
  > h1 { margin-block-end: ${vars.space[5]}; font-size: ${vars.type[28]}; }
`)

/** An app's own page around the board form, as wide as the form is in the save modal. */
export const BoardStage = ({ children }: { readonly children: ReactNode }) => (
  <Page>
    <h1>Create board</h1>
    {children}
  </Page>
)
