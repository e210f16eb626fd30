import { expect, it } from 'vitest'
import { isAdAccountOwner } from './session.ts'

const owning = (ownerUserId: string) => ({ id: '901', ownerUserId, ownerUsername: 'acme' })

it.each([
  ['1', null, true],
  ['1', owning('1'), true],
  ['1', owning('4'), false],
  ['', owning(''), false],
])('L4 member %j of the ad account %o: owner %s', (userId, advertiser, expected) => {
  expect(isAdAccountOwner({ userId, advertiser })).toBe(expected)
})
