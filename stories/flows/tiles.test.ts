import { describe, expect, it } from 'vitest'
import { registry } from '../../machines/registry.ts'
import { everyError } from '../../src/errors/index.ts'
import { flowIds, flows } from './flows.ts'
import tiles from './tiles.json'
import { tilesOf } from './tiles.ts'

const all = Object.values(flows)

describe('Flows', () => {
  it('hold every machine once', () =>
    expect(all.flatMap(({ machines }): readonly string[] => machines).toSorted()).toEqual(
      Object.keys(registry).toSorted(),
    ))

  it('hold every table of errors once', () =>
    expect(all.flatMap(({ errors }): readonly string[] => errors).toSorted()).toEqual(
      Object.keys(everyError).toSorted(),
    ))

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
