/** Every resting place of every machine, and every row of the catalogue, can be come to: shown on the graph itself. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { registry, type MachineName } from '../../../machines/registry.ts'
import { anyRow, type EveryRowId } from '../../../src/errors/everyError.ts'
import { leavesOf } from '../leaves.ts'
import { leavesIn, waysOf } from './paths.ts'
import { stepOf, stepsOf } from './pathWords.ts'
import { rowIds } from './rowsIn.ts'

const PATHS = 'stories/paths.json'

// SAFETY: the keys of the registry.
const names = Object.keys(registry) as MachineName[]
const all = names.map((name) => Object.assign(waysOf(name), { name }))
const rows = new Map(all.flatMap((own) => Array.from(own.rows)))

describe.each(all)('$name', ({ name, states }) => {
  it.each(leavesOf(registry[name]).filter(({ isTransient }) => !isTransient))('$name can be come to', (leaf) => {
    const way = states.get(leaf.name)
    expect(way && leavesIn(name, way.state)).toContain(leaf.name)
  })
})

describe('§8 every row of the catalogue', () => {
  it.each([...rowIds])('%s can be come to', (id) => expect([...rows.keys()]).toContain(id))

  // SAFETY: the ids of the catalogue.
  it.each([...rowIds].filter((id) => anyRow(id as EveryRowId).placement.kind === 'field'))('%s leaves its form open', (id) => {
    expect(rows.get(id)?.state.status).not.toBe('done')
  })
})

describe('The steps', () => {
  it('have words for every event on the way', () => {
    const events = all.flatMap(({ states, rows: own }) => [...states.values(), ...own.values()].flatMap((way) => way.events))
    expect([...new Set(events.filter((event) => stepOf(event) === null).map(({ type }) => type))]).toEqual([])
  })

  it('are those of stories/paths.json; `npm run paths` writes it anew', () => {
    const told = (kind: 'states' | 'rows') =>
      Object.fromEntries(all.flatMap((own) => Array.from(own[kind], ([key, way]) => [key, stepsOf(way)] as const)))
    const text = `${JSON.stringify({ states: told('states'), rows: told('rows') }, null, 1)}\n`
    if (process.env['WRITE_STATES']) writeFileSync(PATHS, text)
    expect(existsSync(PATHS) && readFileSync(PATHS, 'utf8')).toBe(text)
  })
})
