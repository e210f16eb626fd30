import { expect, it } from 'vitest'
import { adStatuses, adStatusOf, firstAdStatusOf } from './adStatus.ts'

it('reads each status by the server’s name', () =>
  expect(['IN_REVIEW', 'ACTIVE', 'PAUSED', 'ENDED', 'REJECTED'].map(adStatusOf)).toEqual(adStatuses))

it.each([undefined, null, 7, '', 'active', 'toString', '__proto__', ['ACTIVE'], {}])(
  'knows no status %j',
  (value) => expect([adStatusOf(value), firstAdStatusOf({ status: value })]).toEqual([null, null]),
)

it('a new ad is reviewed or active; a server that says anything else is not believed', () => {
  expect(firstAdStatusOf({ status: 'IN_REVIEW' })).toBe('inReview')
  expect(firstAdStatusOf({ status: 'ACTIVE' })).toBe('active')
  const others = [{ status: 'PAUSED' }, { status: 'ENDED' }, { status: 'REJECTED' }, null, 'ACTIVE', [], 7]
  expect(others.map(firstAdStatusOf)).toEqual(others.map(() => null))
})
