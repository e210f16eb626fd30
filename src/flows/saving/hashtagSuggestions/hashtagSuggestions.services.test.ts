import { expect, it } from 'vitest'
import { toHashtags } from './hashtagSuggestions.services.ts'

it.each([
  [
    [
      ['garden', 3],
      ['lake', 1],
    ],
    [
      ['garden', 3],
      ['lake', 1],
    ],
  ],
  [[['#garden', 3]], [['garden', 3]]],
  // The first of two counts.
  [
    [
      ['lake', 2],
      ['garden', 3],
      ['#lake', 9],
    ],
    [
      ['lake', 2],
      ['garden', 3],
    ],
  ],
  [
    [
      ['  ', 3],
      ['', 1],
      ['#', 1],
    ],
    [],
  ],
  [
    [
      ['__proto__', 3],
      ['constructor', 1],
    ],
    [
      ['__proto__', 3],
      ['constructor', 1],
    ],
  ],
] as const)('E9 %j are %j', (given, expected) => {
  const rows = toHashtags(given.map(([query, pin_count]) => ({ query, pin_count })))
  expect(rows.map(({ query, pinCount }) => [query, pinCount])).toEqual(expected)
})
