import { describe, expect, it } from 'vitest'
import { nameSourceOf, sectionNameOf } from './sectionName.ts'

describe('§5 Section name', () => {
  it.each([
    ['  Lighting  ', 'Lighting'],
    [' \t\n\u3000', ''],
    ['\u00a0x\u00a0', 'x'],
    ['', ''],
    ['\u200b', ''],
    ['\u3164Lighting\u200b', 'Lighting'],
    ['__proto__', '__proto__'],
    [' 👩‍👩‍👧 ', '👩‍👩‍👧'],
  ])('H13, E9 %j is sent as %j', (typed, sent) => {
    expect(sectionNameOf(typed)).toBe(sent)
  })
})

describe('§3 name_source', () => {
  it.each([
    ['Lighting', null, 0],
    ['Lighting', '', 0],
    ['Lighting', '  ', 0],
    ['Lighting', 'Lighting', 1],
    ['Lighting', ' Lighting ', 1],
    ['Lighting indoors', 'Lighting', 2],
    ['lighting', 'Lighting', 2],
  ] as const)('%j where %j was suggested: %d', (name, suggested, source) => {
    expect(nameSourceOf(name, suggested)).toBe(source)
  })
})
