import { describe, expect, it } from 'vitest'
import { turns } from './turns.ts'

const range = (length: number) => Array.from({ length }, (_, index) => index)

describe.each([
  [2, 2],
  [3, 6],
  [5, 10],
  [6, 6],
])('%i subjects in %i rounds', (count, rounds) => {
  const rows = range(rounds).map((round) => turns(range(count), round))

  it('each subject comes once a round, and equally often in each place', () => {
    for (const row of rows) expect(row.toSorted()).toEqual(range(count))
    for (const place of range(count))
      for (const name of range(count))
        expect(rows.filter((row) => row[place] === name)).toHaveLength(rounds / count)
  })

  it('each subject comes equally often after each other one', () => {
    const after = rows.flatMap((row) => row.slice(1).map((name, place) => `${row[place]} ${name}`))
    for (const before of range(count))
      for (const name of range(count))
        expect(after.filter((pair) => pair === `${before} ${name}`)).toHaveLength(
          before === name ? 0 : rounds / count,
        )
  })
})

it.each([3, 5, 6])('none of %i subjects comes after itself, not even from one round to the next', (count) => {
  const all = range(4 * count).flatMap((round) => turns(range(count), round - count))
  expect(all.filter((name, place) => name === all[place + 1])).toEqual([])
})

it('warm-up rounds have turns, too', () => {
  expect(range(6).map((round) => turns(range(6), round - 6))).toEqual(
    range(6).map((round) => turns(range(6), round)),
  )
})
