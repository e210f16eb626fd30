import type { MouseEvent, ReactNode } from 'react'
import { styled } from 'styled-components'
import { pictures, type PictureName } from '../../mocks/fixtures/pictures.ts'
import { css } from '../../src/theme/css.ts'
import { vars } from '../../src/theme/vars.ts'
import { Icon } from '../../src/ui/layout/icons.tsx'
import { Surface } from '../../src/ui/layout/Surface.ts'
import { useLocale } from '../../src/views/text.tsx'

const Page = styled(Surface).attrs({ as: 'main' })(css`
  display: flex;
  flex-direction: column;
  gap: ${vars.space[5]};
  min-block-size: 100vh;
  padding: ${vars.space[4]} ${vars.space[6]} 0;
  background: ${vars.color.ground};
  > header {
    display: flex;
    align-items: center;
    gap: ${vars.space[4]};
    > [data-says] {
      font-size: ${vars.type[20]};
      font-weight: 680;
      letter-spacing: -0.02em;
      &::before {
        content: attr(data-says);
      }
    }
  }
  h1 {
    flex: 1;
    min-inline-size: 0;
    max-inline-size: 640px;
    display: flex;
    align-items: center;
    gap: ${vars.space[3]};
    padding: 9px ${vars.space[5]};
    border: 1px solid transparent;
    border-radius: ${vars.radius[24]};
    background: ${vars.color.sunken};
    font-size: ${vars.type[16]};
    font-weight: 500;
    line-height: 1.5;
  }
  @media (max-width: 480px) {
    padding-inline: ${vars.space[4]};
    gap: ${vars.space[4]};
    > header > [data-says] {
      display: none;
    }
  }
  /* Scrolls separately, because pictures of stories show whole pages. */
  &[data-scrolls] {
    max-block-size: 100vh;
    overflow-y: auto;
  }
`)

/** The results run out of the window. */
const Results = styled.div(css`
  position: relative;
  flex: 1 0 240px;
  overflow: clip;
  > ul {
    position: absolute;
    inset: 0 0 auto;
  }
  &[data-long] {
    flex-basis: 1200px;
  }
`)

/** Columns of pictures of different heights. */
const Grid = styled.ul(css`
  columns: 132px;
  column-gap: ${vars.space[4]};
  list-style: none;
  > li {
    break-inside: avoid;
    padding-block-end: ${vars.space[4]};
  }
  img {
    display: block;
    inline-size: 100%;
    block-size: auto;
    border-radius: ${vars.radius[16]};
    background: ${vars.color.sunken};
    /* A white picture has an edge, too. */
    @media (forced-colors: none) {
      outline: 1px solid color-mix(in srgb, ${vars.color.text} 6%, transparent);
      outline-offset: -1px;
    }
  }
`)

/** Simple pictures first, because a screenshot of them is small. */
const results: readonly PictureName[] = [
  'lake',
  'teapot',
  'archway',
  'tulips',
  'night',
  'vases',
  'jumper',
  'armchair',
  'cactus',
  'coast',
  'cutouts',
  'quilt',
  'pines',
  'tent',
  'dunes',
  'loaf',
  'candles',
  'houses',
  'books',
  'citrus',
  'stairs',
  'shelf',
  'figs',
  'crane',
  'lemons',
  'monstera',
  'coffee',
  'sofa',
  'mushrooms',
  'porcelain',
  'bicycle',
  'kilim',
]

/** A link stays on the story's page; its callbacks still run. */
const stay = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
}

interface SearchResultsPageProps {
  /** What was searched for. */
  readonly query: string
  /** Whether the advisory is below the results, off the screen. */
  readonly isBelow?: boolean | undefined
  readonly children: ReactNode
}

/** A page of search results with an advisory. */
export function SearchResultsPage({ query, isBelow = false, children }: SearchResultsPageProps) {
  const { productName } = useLocale()
  return (
    <Page onClickCapture={stay} data-scrolls={isBelow || undefined}>
      <header>
        <span data-says={productName} aria-hidden />
        <h1>
          <Icon path="M11 4a7 7 0 110 14 7 7 0 010-14M16 16l4.5 4.5" />
          <bdi>{query}</bdi>
        </h1>
      </header>
      {!isBelow && children}
      <Results data-long={isBelow || undefined}>
        <Grid>
          {results.map((name) => {
            const { url, width, height, title } = pictures[name]
            return (
              <li key={name}>
                <img src={url} width={width} height={height} alt={title} />
              </li>
            )
          })}
        </Grid>
      </Results>
      {isBelow && children}
    </Page>
  )
}
