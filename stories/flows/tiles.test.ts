import { describe, expect, it } from 'vitest'
import { machineNames } from '../../machines/registry.ts'
import { everyError } from '../../src/errors/index.ts'
import states from '../states.json'
import { tablesOf, worldOf, worlds } from '../paths/worlds.ts'
import { flowIds } from './flows.ts'
import { generate, joinAlike, tilesOf } from './tiles.ts'

const tables = worlds.flatMap(tablesOf)

describe('Flows', () => {
  it.each(machineNames)('%s is on a sheet', (name) => expect(worldOf(name).sheet.flow).toBeOneOf(flowIds))

  it.each(Object.keys(everyError))('the errors of %s are on one sheet', (table) =>
    expect(
      tables.filter((name) => name === table),
      `Add '${table}' to \`tables\` of the one machine that shows it, in its .world.ts.`,
    ).toEqual([table]),
  )
})

describe('Tiles', () => {
  const shown = {
    states: {
      'loginMfa.idle': ['a--unseen', 'a--idle'],
      'loginMfa.done': ['a--done'],
      'loginMfa.lost': ['a--unseen'],
    },
    outcomes: { 'loginMfa.expired': ['a--expired'], 'loginMfa.wrong': ['a--idle'] },
    withoutPicture: ['a--unseen'],
  }

  it('show states, then errors, each with its first story that has a picture', () =>
    expect(tilesOf(shown)['two-factor']).toEqual([
      { storyId: 'a--idle', names: ['loginMfa.idle', 'error loginMfa.wrong'], alike: [] },
      { storyId: 'a--done', names: ['loginMfa.done'], alike: [] },
      { storyId: 'a--expired', names: ['error loginMfa.expired'], alike: [] },
    ]))

  it('of the same picture are one, and a story without a picture has its own', () => {
    const tiles = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ storyId: id, names: [`state ${id}`], alike: [] }))
    const pictures: Readonly<Record<string, string>> = { a: 'page', b: 'form', d: 'page' }
    expect(joinAlike(tiles, pictures)).toEqual([
      { storyId: 'a', names: ['state a', 'state d'], alike: ['d'] },
      { storyId: 'b', names: ['state b'], alike: [] },
      { storyId: 'c', names: ['state c'], alike: [] },
      { storyId: 'e', names: ['state e'], alike: [] },
    ])
  })

  it('cover every state and error that has a story with a picture', () => {
    const hasPicture = (ids: readonly string[]) => ids.some((id) => !states.withoutPicture.includes(id))
    const visible = (cells: Readonly<Record<string, readonly string[]>>) =>
      Object.entries(cells).flatMap(([name, ids]) => (hasPicture(ids) ? [name] : []))
    const expected = [...visible(states.states), ...visible(states.outcomes).map((name) => `error ${name}`)]
    const names = Object.values(generate()).flatMap((sheet) => sheet.flatMap((tile) => tile.names))
    expect(names.toSorted()).toEqual(expected.toSorted())
  })
})
