/** The Coverage page shows the same numbers as the gate. */
import { renderToStaticMarkup } from 'react-dom/server'
import { convert, themes, ThemeProvider } from 'storybook/theming'
import { describe, expect, it } from 'vitest'
import type { EveryRowId } from '../../../src/errors/index.ts'
import states from '../../states.json'
import type { Claims } from '../../../testing/proof/claims.ts'
import { areas, coverageOf, required, transientStates, type Area } from '../../gate/coverage.ts'
import { CoveragePage } from './CoveragePage.tsx'

const claim: Readonly<Record<Area, (name: string) => Claims>> = {
  states: (name) => ({ state: name }),
  // SAFETY: the gate writes only rows of the catalogue.
  outcomes: (name) => ({ row: name as EveryRowId }),
  endpoints: (name) => ({ calls: [name] }),
}

/** The gate's counts, assuming that its file is correct, which the gate checks itself. */
const coverage = coverageOf(
  areas.flatMap((area) =>
    Object.entries<readonly string[]>(states[area]).flatMap(([name, ids]) =>
      ids.map((id) => ({
        id,
        file: '',
        claims: claim[area](name),
        hasPicture: true,
        switchedOff: [],
      })),
    ),
  ),
)

const numbersIn = (texts: readonly string[]) =>
  texts.map((text) =>
    [...text.matchAll(/(\d+) of (\d+)/g)].map(([, covered, all]) => [Number(covered), Number(all)]),
  )

describe('the Coverage page', () => {
  const page = renderToStaticMarkup(
    <ThemeProvider theme={convert(themes.light)}>
      <CoveragePage />
    </ThemeProvider>,
  )
  const sections = page.split('<section>').slice(1)
  const sectionOf = (area: Area) => sections[areas.indexOf(area)] ?? ''

  it.each(areas)('counts %s as the gate does', (area) => {
    const { cells, missing } = coverage[area]
    const [heading = '', ...groups] = sectionOf(area).split('<details>')
    expect(required[area].length).toBeGreaterThan(50)
    expect(numbersIn([heading])).toEqual([[[cells.length - missing.length, required[area].length]]])
    // The counts of its groups add up.
    const sum = numbersIn(groups)
      .flat()
      .reduce(([covered, all], [here = 0, there = 0]) => [(covered ?? 0) + here, (all ?? 0) + there], [0, 0])
    expect(sum).toEqual([cells.length - missing.length, required[area].length])
  })

  it.each(areas)('lists all %s that the gate requires', (area) => {
    expect(Object.keys(states[area])).toEqual(required[area])
  })

  it('explains why a state is left out', () => {
    const [, out = ''] = page.split('Left out')
    expect(transientStates.filter((name) => !out.replaceAll('<wbr/>', '').includes(`>${name}<`))).toEqual([])
  })
})
