import { expect, it } from 'vitest'
import { campaignIdOf } from './campaignId.ts'

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
])('%j is the ID %j', (value, id) => expect(campaignIdOf(value)).toBe(id))
