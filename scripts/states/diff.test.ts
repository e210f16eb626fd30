import { describe, expect, it } from 'vitest'
import { diffOf } from './diff.ts'
import { markdownOf } from './markdown.ts'
import type { StatesModel } from './model.ts'

const before: StatesModel = {
  missing: [],
  states: ['door.shut', 'door.open', 'door.locked'],
  transitions: [
    { from: 'door.shut', event: 'pushed', guard: '', to: 'door.open' },
    { from: 'door.open', event: 'pulled', guard: 'isFree', to: 'door.shut' },
    { from: 'door.shut', event: 'turned', guard: 'hasKey', to: 'door.locked' },
  ],
  outcomes: { 'door.stuck': '{"kind":"notice"}' },
  stories: { 'door--open': ['door.open'], 'door--shut': ['door.shut'] },
}
const nothing = { added: [], removed: [], renamed: [] }
const rename = (text: string, old: string, current: string) => text.replaceAll(`"${old}"`, `"${current}"`)
// SAFETY: the same model with other names.
const renamed = (old: string, current: string) =>
  JSON.parse(rename(JSON.stringify(before), old, current)) as StatesModel

describe('diffOf', () => {
  it('is empty for the same model', () => {
    const diff = diffOf(before, before)
    expect(diff).toEqual({
      states: nothing,
      transitions: nothing,
      guards: nothing,
      outcomes: nothing,
      stories: nothing,
    })
    expect(markdownOf('main', diff, { before: [], after: [] })).toContain('No changes.')
  })

  it('reports added and removed states with their transitions and guards', () => {
    const after = {
      ...before,
      states: ['door.shut', 'door.open'],
      transitions: before.transitions.slice(0, 2),
    }
    expect(diffOf(before, after)).toMatchObject({
      states: { removed: ['door.locked'] },
      transitions: { removed: ['door.shut: turned [hasKey] → door.locked'] },
      guards: { removed: ['door: hasKey'] },
    })
    expect(diffOf(after, before)).toMatchObject({
      states: { added: ['door.locked'] },
      guards: { added: ['door: hasKey'] },
    })
  })

  it('treats a state with the same transitions as renamed, and reports it once', () => {
    expect(diffOf(before, renamed('door.locked', 'door.bolted'))).toEqual({
      states: { ...nothing, renamed: [['door.locked', 'door.bolted']] },
      transitions: nothing,
      guards: nothing,
      outcomes: nothing,
      stories: nothing,
    })
  })

  it('reports a renamed event, guard, outcome and story', () => {
    expect(diffOf(before, renamed('turned', 'key.turned')).transitions?.renamed).toEqual([
      ['door.shut: turned [hasKey] → door.locked', 'door.shut: key.turned [hasKey] → door.locked'],
    ])
    expect(diffOf(before, renamed('isFree', 'isClear')).guards?.renamed).toEqual([
      ['door: isFree', 'door: isClear'],
    ])
    expect(diffOf(before, renamed('door.stuck', 'door.jammed')).outcomes?.renamed).toEqual([
      ['door.stuck', 'door.jammed'],
    ])
    expect(diffOf(before, renamed('door--open', 'door--wide-open')).stories?.renamed).toEqual([
      ['door--open', 'door--wide-open'],
    ])
  })

  it('reports no rename if it is ambiguous', () => {
    const twins = {
      ...before,
      outcomes: { 'door.jammed': '{"kind":"notice"}', 'door.cold': '{"kind":"notice"}' },
    }
    expect(diffOf(before, twins).outcomes).toEqual({
      added: ['door.jammed', 'door.cold'],
      removed: ['door.stuck'],
      renamed: [],
    })
  })

  it('does not compare areas whose source is missing in one commit', () => {
    const early: StatesModel = {
      missing: ['machines/registry.ts'],
      states: [],
      transitions: [],
      outcomes: before.outcomes,
      stories: {},
    }
    const diff = diffOf(early, before)
    expect(diff).toMatchObject({
      states: null,
      transitions: null,
      guards: null,
      outcomes: nothing,
      stories: { added: ['door--open', 'door--shut'] },
    })
    expect(markdownOf('v0', diff, { before: early.missing, after: [] })).toContain(
      '- machines/registry.ts cannot be read at v0',
    )
  })

  it('collapses a long list', () => {
    const many = {
      ...before,
      stories: Object.fromEntries(Array.from({ length: 13 }, (_, index) => [`s--${index}`, [`${index}`]])),
    }
    expect(markdownOf('main', diffOf(before, many), { before: [], after: [] })).toContain(
      '<details><summary>Added: 13</summary>',
    )
  })
})
