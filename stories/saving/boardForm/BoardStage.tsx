import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { saveToBoard } from '../../../src/messages/en/saving/saveToBoard.ts'
import { css } from '../../../src/theme/css.ts'
import { vars } from '../../../src/theme/vars.ts'
import { Surface } from '../../../src/ui/layout/Surface.ts'
import { useText } from '../../../src/views/text.tsx'

const Page = styled(Surface).attrs({ as: 'main' })(css`
  --tb-surface: ${vars.color.raised};
  min-block-size: 100vh;
  box-sizing: border-box;
  padding: ${vars.space[8]} ${vars.space[4]};
  background: ${vars.color.sunken};
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
  h1 {
    margin-block-end: ${vars.space[5]};
    font-size: ${vars.type[24]};
  }
  /* Once the board exists, its own title is enough. */
  &:not(:has(form)) h1 {
    display: none;
  }
`)

/** An app's page around the board form, as wide as in the save modal. */
export const BoardStage = ({ children }: { readonly children: ReactNode }) => (
  <Page>
    <div>
      <h1>{useText(saveToBoard)('saveToBoard.creatingBoard')}</h1>
      {children}
    </div>
  </Page>
)
