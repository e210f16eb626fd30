import type { MouseEvent, ReactNode } from 'react'
import { styled } from 'styled-components'
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
    object-fit: cover;
    border-radius: ${vars.radius[16]};
    background: ${vars.color.sunken};
  }
  [data-ratio='tall'] {
    aspect-ratio: 2 / 3;
  }
  [data-ratio='portrait'] {
    aspect-ratio: 4 / 5;
  }
  [data-ratio='square'] {
    aspect-ratio: 1;
  }
  [data-ratio='wide'] {
    aspect-ratio: 3 / 2;
  }
`)

const results = [
  ['lake', 'tall', 'Lake at dawn'],
  ['citrus', 'square', 'Oranges, cut in half'],
  ['night', 'tall', 'A cabin under the stars'],
  ['ridge', 'wide', 'Ridges in the evening'],
  ['dunes', 'portrait', 'Dunes at noon'],
  ['ridge', 'portrait', 'The far ridge'],
  ['night', 'portrait', 'A lit window'],
  ['lake', 'square', 'Firs at the water'],
  ['dunes', 'tall', 'Sand and sky'],
  ['citrus', 'portrait', 'Oranges with leaves'],
  ['night', 'square', 'The moon over the hills'],
  ['lake', 'portrait', 'Still water'],
  ['ridge', 'square', 'Sun behind the ridge'],
  ['dunes', 'wide', 'A line of dunes'],
  ['citrus', 'wide', 'Two oranges'],
  ['lake', 'wide', 'The far shore'],
  ['dunes', 'square', 'Warm sand'],
  ['night', 'tall', 'Hills at midnight'],
] as const

/** A link stays on the story's page; its callbacks still run. */
const stay = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
}

export interface SearchResultsPageProps {
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
        {[...results, ...results.slice(7), ...results.slice(0, 7)].map(([name, ratio, alt], index) => (
          // oxlint-disable-next-line react/no-array-index-key -- each result is there twice
          <li key={index}>
            <img src={`/pins/${name}.svg`} data-ratio={ratio} alt={alt} />
          </li>
        ))}
      </Grid>
    </Results>
    {isBelow && children}
  </Page>
)
