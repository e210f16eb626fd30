import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { pictures, type PictureName, type PictureRow } from '../../mocks/fixtures/pictures.ts'
import { css } from '../../src/theme/css.ts'
import { vars } from '../../src/theme/vars.ts'
import { Surface } from '../../src/ui/layout/Surface.ts'
import { useLocale } from '../../src/views/text.tsx'
import { usePageWords } from './pageWords.ts'

const Page = styled(Surface).attrs({ as: 'main' })(css`
  display: flex;
  flex-direction: column;
  gap: ${vars.space[6]};
  min-block-size: 100vh;
  padding: ${vars.space[4]} ${vars.space[6]} 0;
  background: ${vars.color.ground};
  > div > h1 {
    font-size: ${vars.type[24]};
    line-height: 1.25;
    letter-spacing: -0.015em;
  }
  > div > p {
    color: ${vars.color.textSubtle};
  }
  @media (width < 560px) {
    gap: ${vars.space[4]};
    padding-inline: ${vars.space[4]};
  }
`)

/** Its words are generated content rather than text, so that queries for text only find those of the story. */
const Header = styled.div(css`
  display: flex;
  align-items: center;
  gap: ${vars.space[4]};
  [data-says]::before {
    content: attr(data-says);
  }
  > [inert] {
    display: flex;
    flex: 1;
    align-items: center;
    gap: ${vars.space[4]};
    min-inline-size: 0;
  }
  [data-at='name'] {
    font-size: ${vars.type[20]};
    font-weight: 680;
    letter-spacing: -0.02em;
  }
  [data-at='search'] {
    flex: 1;
    overflow: hidden;
    max-inline-size: 560px;
    padding: 10px ${vars.space[5]};
    border: 1px solid transparent;
    border-radius: 999px;
    background: ${vars.color.sunken};
    color: ${vars.color.textSubtle};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @media (width < 560px) {
    [data-at='search'] {
      display: none;
    }
  }
`)

const Wall = styled.div(css`
  position: relative;
  flex: 1 0 200px;
  margin-inline: -8px;
  > div {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    position: absolute;
    inset: 0;
    overflow: hidden;
  }
  img {
    display: block;
    inline-size: calc(100% - 16px);
    block-size: auto;
    margin: 0 8px 16px;
    border-radius: ${vars.radius[20]};
    background: ${vars.color.sunken};
  }
  @media (width < 560px) {
    > div > :nth-child(n + 3) {
      display: none;
    }
  }
  @media (width < 1000px) {
    > div > :nth-child(n + 4) {
      display: none;
    }
  }
  @media (width < 1500px) {
    > div > :nth-child(n + 6) {
      display: none;
    }
  }
`)

/** A phone shows the first two columns, a laptop all five. The pictures are simple, to keep screenshots small. */
const columns: readonly (readonly PictureName[])[] = [
  ['archway', 'candles', 'coast'],
  ['shelf', 'cactus', 'quilt', 'loaf'],
  ['pines', 'jumper', 'porcelain'],
  ['armchair', 'houses', 'night'],
  ['tulips', 'teapot', 'books'],
  ['stairs', 'vases', 'tent'],
]

const Picture = ({ url, width, height }: PictureRow) => <img src={url} width={width} height={height} alt="" />

/** A wall of Pins that fills the rest of the window. Decorative. */
const PinWall = () => (
  <Wall inert aria-hidden data-stage="wall">
    <div>
      {columns.map((names) => (
        <div key={names[0]}>
          {names.map((name) => (
            <Picture key={name} {...pictures[name]} />
          ))}
        </div>
      ))}
    </div>
  </Wall>
)

interface PinPageProps {
  /** Shown at the end of the header, such as a button. */
  readonly action?: ReactNode
  /** Shown above the Pins. */
  readonly children?: ReactNode
  /** In the place of the Pins. Default: a wall of them. */
  readonly wall?: ReactNode
  /** What is shown over the page. */
  readonly over?: ReactNode
}

/** The page under a dialog, a card or a toast: a header and a wall of Pins. */
export function PinPage({ action, children, wall, over }: PinPageProps) {
  const { search } = usePageWords()
  const { productName } = useLocale()
  return (
    <Page>
      <Header>
        <div inert aria-hidden>
          <span data-at="name" data-says={productName} />
          <span data-at="search" data-says={search} />
        </div>
        {action}
      </Header>
      {children}
      {wall ?? <PinWall />}
      {over}
    </Page>
  )
}
