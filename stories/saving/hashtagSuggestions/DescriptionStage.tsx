import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { pictures } from '../../../mocks/fixtures/pictures.ts'
import { css } from '../../../src/theme/css.ts'
import { vars } from '../../../src/theme/vars.ts'
import { CardPage } from '../CardPage.tsx'

const Page = styled(CardPage)(css`
  > div {
    display: grid;
    grid-template-columns: 120px minmax(0, 1fr);
    gap: ${vars.space[6]};
    align-items: start;
    inline-size: min(100%, 40rem);
    > img {
      inline-size: 100%;
      block-size: auto;
      border-radius: ${vars.radius[20]};
    }
    @media (max-width: 480px) {
      grid-template-columns: minmax(0, 1fr);
      gap: ${vars.space[4]};
      > img {
        inline-size: 96px;
      }
    }
  }
`)

const { url, width, height } = pictures.monstera

/** An app's page to describe a pin, beside its picture. */
export const DescriptionStage = ({ children }: { readonly children: ReactNode }) => (
  <Page>
    <div>
      <img src={url} width={width} height={height} alt="" />
      <div>{children}</div>
    </div>
  </Page>
)
