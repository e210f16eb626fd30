import { expect, it } from 'vitest'
import { isReservedQueryKey } from './reservedQuery.ts'

it('§9 reserves the query keys ref and os, and no others', () => {
  expect(
    ['ref', 'os', 'next', 'aec', 'Ref', 'OS', 'href', '', '__proto__'].filter(isReservedQueryKey),
  ).toEqual(['ref', 'os'])
})
