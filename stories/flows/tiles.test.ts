import { describe, expect, it } from 'vitest'
import { machineNames } from '../../machines/registry.ts'
import { everyError } from '../../src/errors/index.ts'
import { tablesOf, worldOf, worlds } from '../support/paths/worlds.ts'
import { flowIds } from './flows.ts'
import tiles from './tiles.json'
import { tilesOf } from './tiles.ts'

const tables = worlds.flatMap(tablesOf)

describe('Flows', () => {
  it.each(machineNames)('%s is on a sheet', (name) => expect(worldOf(name).sheet.flow).toBeOneOf(flowIds))

  it.each(Object.keys(everyError))('the errors of %s are on one sheet', (table) =>
    expect(
      tables.filter((name) => name === table),
      `Add '${table}' to \`tables\` of the one machine that shows it, in stories/support/paths/<area>/<machine>.world.ts.`,
    ).toEqual([table]),
  )

  it('are each a story of the sheets', () => expect(Object.keys(tiles)).toEqual(flowIds))
})

describe('Tiles', () => {
  const shown = {
    states: {
      'loginMfa.idle': ['a--unseen', 'a--idle'],
      'loginMfa.done': ['a--done'],
      'loginMfa.lost': ['a--unseen'],
    },
    outcomes: { 'loginMfa.expired': ['a--expired'], 'loginMfa.wrong': ['a--idle'] },
  }

  it('are states, then errors, each by its first story with a picture; what has none is left out', () =>
    expect(tilesOf(shown, (id) => id !== 'a--unseen')['two-factor']).toEqual([
      { storyId: 'a--idle', names: ['loginMfa.idle', 'error loginMfa.wrong'] },
      { storyId: 'a--done', names: ['loginMfa.done'] },
      { storyId: 'a--expired', names: ['error loginMfa.expired'] },
    ]))
})
