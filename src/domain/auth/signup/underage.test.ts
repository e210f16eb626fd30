import { expect, it } from 'vitest'
import { isUnderageFlag } from './underage.ts'

it("C9 treats '1' as the underage flag, from a cookie or from JSON storage", () => {
  expect(isUnderageFlag('1')).toBe(true)
  expect(isUnderageFlag(JSON.parse('1'))).toBe(true)
  expect(isUnderageFlag(JSON.parse('"1"'))).toBe(true)
})

it.each(['0', 'true', '', ' 1', '11', '1.0', 0, true, false, null, undefined, ['1'], { 1: 1 }, NaN])(
  'C9 does not treat %j as the flag',
  (value) => {
    expect(isUnderageFlag(value)).toBe(false)
  },
)
