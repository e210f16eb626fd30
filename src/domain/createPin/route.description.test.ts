import { describe, expect, it } from 'vitest'
import { defaultCreatePinPolicy as policy } from '../policy/createPinPolicy.ts'
import { readCreatePinRoute } from './route.ts'

const describedAs = (description: string) =>
  readCreatePinRoute('/pin/create/', `?${new URLSearchParams({ description }).toString()}`, policy)
    ?.description

describe('K2 Description', () => {
  it.each([
    ['<b onclick="x">bold</b> &amp;', '<b onclick="x">bold</b> &amp;'],
    ['two\nlines', 'two\nlines'],
    ['two\r\nlines\rthree', 'two\nlines\nthree'],
    ['a\tb', 'a b'],
    ['a\u0000b\u0007c\u001Bd\u007Fe\u009Ff', 'abcdef'],
    ['a\uD800b\uDC00', 'a\uFFFDb\uFFFD'],
    ['\u202Eevil\u2066', '\u202Eevil\u2066'],
    ['👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦'],
  ])('K2 reads %j as %j', (given, text) => expect(describedAs(given)).toBe(text))

  it('K2 is cut by graphemes', () => {
    const families = '👩🏽‍👩🏽‍👧🏽‍👦🏽'.repeat(policy.descriptionLimit)
    expect(describedAs(families)).toBe(families)
    expect(describedAs(`${families}x`)).toBe(families)
  })

  it.each(['x', '\u0301', '\u0000', '\uD800', '<i>', '👩‍👩‍👧‍👦'])(
    'K2 stays short if it is one megabyte of %j',
    (unit) => {
      const text = describedAs(unit.repeat(1_000_000 / unit.length))
      expect(text?.length).toBeLessThanOrEqual(policy.descriptionLimit * 20)
    },
  )
})
