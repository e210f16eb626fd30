import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { css } from '../../../src/theme/css.ts'
import { vars } from '../../../src/theme/vars.ts'
import { Surface } from '../../../src/ui/layout/Surface.ts'
import { usePageWords } from '../../../testing/stage/pageWords.ts'

const Page = styled(Surface).attrs({ as: 'main' })(css`
  min-block-size: 100vh;
  padding: ${vars.space[8]} ${vars.space[4]};
  background: ${vars.color.ground};
  > * {
    max-inline-size: 420px;
    margin-inline: auto;
  }
  > h1 {
    margin-block-end: ${vars.space[5]};
    font-size: ${vars.type[24]};
  }
  /* Once the board exists, its own title is enough. */
  &:not(:has(form)) > h1 {
    display: none;
  }
`)

/** An app's page around the board form, as wide as in the save modal. */
export const BoardStage = ({ children }: { readonly children: ReactNode }) => (
  <Page>
    <h1>{usePageWords().createBoard}</h1>
    {children}
  </Page>
)
