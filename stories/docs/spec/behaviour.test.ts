import { describe, expect, it } from 'vitest'
import { behaviour, behaviourRows, behaviourTable, rowsIn } from './behaviour.ts'

describe('the behaviour rows', () => {
  it('are 206, each with an input and the expected behaviour', () => {
    expect(behaviourRows).toHaveLength(206)
    expect(Object.values(behaviourTable).filter(({ given, then }) => !given || !then)).toEqual([])
  })

  it.each([
    ['D1 D7 a pin is asked for once', ['D1', 'D7']],
    ['Nothing can be sent (C10)', ['C10']],
    ['H9–H11 finds', ['H9', 'H10', 'H11']],
    ['Section A99 and WA1', []],
    ['§A6 of another list, and next=%E0%A4%A', []],
  ])('are found in "%s"', (sentence, rows) => expect(rowsIn(sentence)).toEqual(rows))

  it('are each named by a test', () => expect(behaviourRows.filter((row) => !behaviour.has(row))).toEqual([]))
})
