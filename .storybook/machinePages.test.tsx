/** Each machine has a page with all its states and errors. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { convert, themes, ThemeProvider } from 'storybook/theming'
import { describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { pageFile, writeMachinePages } from './machinePages.ts'
import { machineNames, registry } from '../machines/registry.ts'
import states from '../stories/states.json'
import { leavesOf } from '../testing/machines/leaves.ts'
import { rowIdsOf } from '../stories/paths/worlds.ts'
import { pageOf } from '../stories/docs/machines/machineKin.ts'
import { MachinePage } from '../stories/docs/machines/MachinePage.tsx'

const stateStories: Readonly<Record<string, readonly string[]>> = states.states

describe.each(machineNames)('%s', (name) => {
  const machine: AnyStateMachine = registry[name]
  const page = renderToStaticMarkup(
    <ThemeProvider theme={convert(themes.light)}>
      <MachinePage name={name} />
    </ThemeProvider>,
  )

  it('has a page with a permanent id', () => {
    expect(pageFile(name)).toContain(`<Meta title="Reference/Machines" name="${name}" />`)
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

  it('has the stories of each state and error', () => {
    const headings = [...page.matchAll(/<h3 id="([^"]+)"/g)].map(([, id]) => id)
    const visible = leavesOf(machine).filter(({ isTransient }) => !isTransient)
    expect(headings).toEqual([...visible.map((leaf) => leaf.name.slice(name.length + 1)), ...rowIdsOf(name)])
  })
})

it('writes a page for each machine, and removes the page of a deleted machine', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'))
  writeFileSync(join(folder, 'gone.mdx'), '')
  writeMachinePages(folder)
  expect(readdirSync(folder).toSorted()).toEqual(machineNames.map((name) => `${name}.mdx`).toSorted())
  rmSync(folder, { recursive: true })
})
