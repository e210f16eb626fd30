import { expect, it, vi } from 'vitest'
import { initials } from './initials.ts'

it.each([
  ['Noor de Vries', 'NV'],
  ['  Ada\u00a0 Byron ', 'AB'],
  ['Ada', 'A'],
  ['王小明', '王'],
  ['', ''],
  ['   ', ''],
])('E7 the initials of "%s" are "%s"', (name, letters) => expect(initials(name)).toBe(letters))

it.each([
  ['👨‍👩‍👧‍👦 Family', '👨‍👩‍👧‍👦F'],
  ['🇳🇱 Vries', '🇳🇱V'],
  ['E\u0301va', 'E\u0301'],
])('E4 "%s" is not cut inside a letter: "%s"', (name, letters) => expect(initials(name)).toBe(letters))

it('E11 reads no more than the first letter of a long word', () => {
  const segments: Intl.Segments = Object.getPrototypeOf(new Intl.Segmenter().segment(''))
  const walk = vi.spyOn(segments, Symbol.iterator)
  const letters = initials(`${'a'.repeat(500_000)} ${'b'.repeat(500_000)}`)
  const walks = walk.mock.calls.length
  vi.restoreAllMocks()
  expect([letters, walks]).toEqual(['ab', 0])
})
