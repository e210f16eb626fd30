import { expect, it } from 'vitest'
import { highlightAfter } from './highlightAfter.ts'

it.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 3, 4],
  ['ArrowDown', 9, 9],
  ['ArrowUp', -1, 9],
  ['ArrowUp', 4, 3],
  ['ArrowUp', 0, -1],
  ['Home', 5, 0],
  ['End', -1, 9],
  ['Enter', 2, null],
  ['a', 2, null],
] as const)('J10 %s from %i of 10 leads to %s', (key, from, to) => {
  expect(highlightAfter(key, from, 10)).toBe(to)
})

it.each(['ArrowDown', 'ArrowUp', 'Home', 'End'])(
  'J10 %s in an empty list leaves the highlight inactive',
  (key) => {
    expect(highlightAfter(key, -1, 0)).toBe(-1)
  },
)
