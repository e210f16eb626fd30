import { describe, expect, it } from 'vitest'
import { nextInGrid } from './pinGridKeys.ts'

const grid = { count: 7, columns: 3, isRightToLeft: false }

describe('keys in a grid of seven options in three columns', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 3],
    ['ArrowRight', 6, 6],
    ['ArrowLeft', 3, 2],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 1, 4],
    ['ArrowDown', 4, 4],
    ['ArrowUp', 4, 1],
    ['ArrowUp', 1, 1],
    ['Home', 5, 0],
    ['End', 1, 6],
  ])('%s from %d leads to %d', (key, at, next) => expect(nextInGrid(key, at, grid)).toBe(next))

  it.each(['a', 'Enter', ' ', 'Tab', 'constructor'])('%s is left to the browser', (key) =>
    expect(nextInGrid(key, 0, grid)).toBeNull(),
  )

  it('follows the direction of the writing', () => {
    const mirrored = { ...grid, isRightToLeft: true }
    expect([nextInGrid('ArrowLeft', 0, mirrored), nextInGrid('ArrowRight', 1, mirrored)]).toEqual([1, 0])
  })
})
