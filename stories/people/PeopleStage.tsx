import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { css } from '../../src/theme/css.ts'
import { vars } from '../../src/theme/vars.ts'
import { Surface } from '../../src/ui/layout/Surface.ts'

const Page = styled(Surface).attrs({ as: 'main' })(css`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${vars.space[6]};
  max-inline-size: 720px;
  min-block-size: 100vh;
  padding: ${vars.space[8]};
  background: ${vars.color.ground};
  > section,
  > ul {
    inline-size: 100%;
  }
`)

/** A page with people on it. */
export const PeopleStage = ({ children }: { readonly children: ReactNode }) => <Page>{children}</Page>
