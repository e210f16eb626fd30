import { expect, it } from 'vitest'
import { parseSettled, withSettled } from './passkeyOffers.ts'

it.each([
  [
    ['1', '2'],
    ['1', '2'],
  ],
  [['1', 2, null], ['1']],
  ['1', []],
  [null, []],
])('reads %j as %j', (stored, read) => {
  expect(parseSettled(stored)).toEqual(read)
})

it('remembers each member once, and the last twenty', () => {
  expect(withSettled(['1', '2'], '1')).toEqual(['2', '1'])
  const many = Array.from({ length: 20 }, (_, index) => String(index))
  expect(withSettled(many, 'x')).toEqual([...many.slice(1), 'x'])
})
