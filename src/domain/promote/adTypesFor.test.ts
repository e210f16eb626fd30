import { describe, expect, it } from 'vitest'
import { adTypesFor, startingAdType } from './adTypesFor.ts'

const group = { kind: 'productGroup', productGroupId: '5' } as const
const pin = { kind: 'pin', pinId: '21' } as const

describe('Q13 what an ad can be for', () => {
  it.each([
    ['a pin', pin, false, ['CONSIDERATION', 'WEB_CONVERSION'], 'CONSIDERATION'],
    ['a pin that is still to be chosen', null, true, ['CONSIDERATION', 'WEB_CONVERSION'], 'CONSIDERATION'],
    ['a pin, where sales are sent', pin, true, ['CONSIDERATION', 'WEB_CONVERSION'], 'CONSIDERATION'],
    ['a product group', group, false, ['CONSIDERATION', 'WEB_CONVERSION'], 'CONSIDERATION'],
    [
      'a product group, where sales are sent',
      group,
      true,
      ['CONSIDERATION', 'WEB_CONVERSION', 'CATALOG_SALES'],
      'CATALOG_SALES',
    ],
  ] as const)('of %s', (_, target, sendsCatalogSales, offered, first) => {
    expect(adTypesFor(target, { sendsCatalogSales })).toEqual(offered)
    expect(startingAdType(target, { sendsCatalogSales })).toBe(first)
  })
})
