import { describe, expect, it } from 'vitest'
import { businessEndpoints } from '../../src/api/business/business.endpoints.ts'
import { createPinEndpoints } from '../../src/api/createPin/createPin.endpoints.ts'
import { everyEndpoint } from '../../src/api/everyEndpoint.ts'
import { promoteEndpoints } from '../../src/api/promote/promote.endpoints.ts'
import { callOf, type FaultRows } from '../../testing/faults/faultRow.ts'
import { markdownOf } from '../../testing/faults/network/table.ts'

const files = import.meta.glob<Readonly<Record<string, FaultRows>>>('../*/**/*.faults.tsx', { eager: true })
const tests = Object.keys(import.meta.glob('../*/**/*.network.test.tsx'))

/** Areas whose calls have separate tests for faults. */
const elsewhere = Object.keys({ ...createPinEndpoints, ...businessEndpoints, ...promoteEndpoints })

describe('Faults', () => {
  it('are tested for every call of logging in, people and saving, and for no other', () => {
    const rows = Object.values(files).flatMap((file) => Object.values(file).flatMap(Object.keys))
    const calls = Object.keys(everyEndpoint).filter((name) => !elsewhere.includes(name))
    expect([...new Set(rows.map(callOf))].toSorted()).toEqual(calls.toSorted())
  })

  it('have a test for each file of rows', () => {
    const withRows = Object.keys(files).map((file) => file.replace('.faults.', '.network.test.'))
    expect(withRows.filter((file) => !tests.includes(file))).toEqual([])
  })

  it('are printed as a table: a row per call, a column per fault', () => {
    const notes = [
      { row: 'b', fault: 'x', result: 'one | two' },
      { row: 'a', fault: 'y', result: 'three' },
    ]
    expect(markdownOf(notes)).toBe(
      '| call | x | y |\n| --- | --- | --- |\n| a | not applicable | three |\n| b | one \\| two | not applicable |',
    )
  })
})
