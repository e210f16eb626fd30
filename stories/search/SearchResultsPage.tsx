import type { MouseEvent, ReactNode } from 'react'
import { styled } from 'styled-components'
import { pictures, type PictureName } from '../../mocks/fixtures/pictures.ts'
import { css } from '../../src/theme/css.ts'
import { vars } from '../../src/theme/vars.ts'
import { Icon } from '../../src/ui/layout/icons.tsx'
import { Surface } from '../../src/ui/layout/Surface.ts'

const Page = styled(Surface).attrs({ as: 'main' })(css`
  display: grid;
  align-content: start;
  gap: ${vars.space[5]};
  min-block-size: 100vh;
  padding: ${vars.space[6]} ${vars.space[8]};
  background: ${vars.color.ground};
  > h1 {
    display: flex;
    align-items: center;
    gap: ${vars.space[3]};
    padding: ${vars.space[3]} ${vars.space[5]};
    border-radius: ${vars.radius[24]};
    background: ${vars.color.sunken};
    font-size: ${vars.type[16]};
    font-weight: 500;
    line-height: 1.5;
  }
  @media (max-width: 480px) {
    padding: ${vars.space[4]};
    gap: ${vars.space[4]};
  }
  /* Scrolls separately, because pictures of stories show whole pages. */
  &[data-scrolls] {
    max-block-size: 100vh;
    overflow-y: auto;
  }
`)

/** As much of the results as a first look shows. */
const Results = styled.div(css`
  max-block-size: 480px;
  overflow: clip;
  &[data-long] {
    max-block-size: 1200px;
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
  'porcelain',
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
  'cutouts',
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
export const SearchResultsPage = ({ query, isBelow = false, children }: SearchResultsPageProps) => (
  <Page onClickCapture={stay} data-scrolls={isBelow || undefined}>
    <h1>
      <Icon path="M11 4a7 7 0 110 14 7 7 0 010-14M16 16l4.5 4.5" />
      <bdi>{query}</bdi>
    </h1>
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
