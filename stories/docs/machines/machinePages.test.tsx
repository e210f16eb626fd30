/** Each machine has a page of its own, with each of its states and each row that it comes to. */
import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { convert, themes, ThemeProvider } from 'storybook/theming'
import { describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { machineNames, registry } from '../../../machines/registry.ts'
import paths from '../../paths.json'
import states from '../../states.json'
import { leavesOf } from '../../../machines/testing/leaves.ts'
import { pageOf } from './machineKin.ts'
import { MachinePage } from './MachinePage.tsx'
import { proseOf } from './stateProse.ts'

const rows: Readonly<Record<string, Readonly<Record<string, string>>>> = paths.rows
const stateStories: Readonly<Record<string, readonly string[]>> = states.states

describe.each(machineNames)('%s', (name) => {
  const machine: AnyStateMachine = registry[name]
  const page = renderToStaticMarkup(
    <ThemeProvider theme={convert(themes.light)}>
      <MachinePage name={name} />
    </ThemeProvider>,
  )

  it('has a page that says nothing but its name', () => {
    expect(readFileSync(`stories/docs/machines/${name}.mdx`, 'utf8'))
      .toBe(`import { Meta } from '@storybook/addon-docs/blocks'
import { MachinePage } from './MachinePage.tsx'

<Meta title="Reference/Machines" name="${name}" />

<MachinePage name="${name}" />
`)
    expect(pageOf(name)).toBe(`reference-machines--${name.toLowerCase()}`)
  })

  it('shows its chart, with a link from each state that has a story', () => {
    const linked = [...page.matchAll(/aria-label="([^"]+): open its story"/g)].map(([, state]) => state)
    expect(page).toContain(`Statechart of ${name}`)
    expect(linked).toEqual(
      expect.arrayContaining(
        leavesOf(machine)
          .map((leaf) => leaf.name)
          .filter((leaf) => stateStories[leaf]?.length),
      ),
    )
  })

  it('has each state in prose', () => {
    const headings = [...page.matchAll(/<h3 id="([^"]+)"/g)].map(([, id]) => id)
    expect(headings).toEqual([
      ...leavesOf(machine).map((leaf) => leaf.name.slice(name.length + 1)),
      ...Object.keys(rows[name] ?? {}),
    ])
    expect(proseOf(machine).filter(({ sentences }) => sentences.join('').length < 10)).toEqual([])
    expect(
      proseOf(machine).flatMap(({ sentences }) =>
        sentences.filter((sentence) => /undefined|null|\[object/.test(sentence.replaceAll(/`\w+`/g, ''))),
      ),
    ).toEqual([])
  })
})
