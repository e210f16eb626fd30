import { expect, it } from 'vitest'
import { campaignIdOf, idOf } from './campaignId.ts'

it.each([
  ['626735565838', '626735565838'],
  [' 7001 ', '7001'],
  [7001, '7001'],
  ['', ''],
  [' ', ''],
  // Beyond this, JSON has already rounded it.
  [2 ** 53, ''],
  [1.5, ''],
  [Number.NaN, ''],
  [null, ''],
  [undefined, ''],
  [{}, ''],
  [['7001'], ''],
])('%j is the ID %j', (value, id) => expect(idOf(value)).toBe(id))

it.each([[null], [undefined], [[]], ['7001'], [{ id: '7001' }]])('%j names no campaign', (data) =>
  expect(campaignIdOf(data, 'campaign_id')).toBe(''),
)
