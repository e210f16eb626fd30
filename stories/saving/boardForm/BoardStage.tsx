import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { saveToBoard } from '../../../src/messages/en/saving/saveToBoard.ts'
import { css } from '../../../src/theme/css.ts'
import { vars } from '../../../src/theme/vars.ts'
import { useText } from '../../../src/views/text.tsx'
import { CardPage } from '../CardPage.tsx'

const Page = styled(CardPage)(css`
  h1 {
    margin-block-end: ${vars.space[5]};
    font-size: ${vars.type[24]};
  }
  /* Once the board exists, its own title is enough. */
  &:not(:has(form)) h1 {
    display: none;
  }
  /* After 'Cancel' there is the page that was left, and no empty card. */
  &:not(:has(form, h2)) {
    display: none;
  }
  &:has(form, h2) + * {
    display: none;
  }
`)

interface BoardStageProps {
  /** The page that 'Cancel' leads back to. Default: none. */
  readonly page?: ReactNode
  readonly children: ReactNode
}

/** An app's page around the board form, as wide as in the save modal. */
export const BoardStage = ({ page, children }: BoardStageProps) => (
  <>
    <Page>
      <div>
        <h1>{useText(saveToBoard)('saveToBoard.creatingBoard')}</h1>
        {children}
      </div>
    </Page>
    {page}
  </>
)
