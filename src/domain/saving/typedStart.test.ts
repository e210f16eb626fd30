import { describe, expect, it } from 'vitest'
import { typedStart } from './typedStart.ts'

describe('the typed start of a suggestion', () => {
  it.each([
    ['garden', 'gar', 'gar'],
    ['Garden', 'gAR', 'Gar'],
    ['garden', 'garden', 'garden'],
    ['garden', '', ''],
    ['garden', 'rd', ''],
    ['gar', 'garden', ''],
    ['éclair', 'ec', 'éc'],
    ['e\u0301clair', 'e', 'e\u0301'],
    ['eclair', 'éc', 'ec'],
    ['straße', 'strass', 'straß'],
    ['straße', 'stras', 'straß'],
    ['œuvre', 'oeu', 'œu'],
    ['أحمد', 'احم', 'أحم'],
    ['I\u0307stanbul', 'is', 'I\u0307s'],
    ['👩‍🎨art', '👩‍🎨', '👩‍🎨'],
    ['한국', '한', '한'],
  ])('of "%s", "%s" is "%s"', (text, typed, start) => {
    expect(text.slice(0, typedStart(text, typed))).toBe(start)
  })
})
