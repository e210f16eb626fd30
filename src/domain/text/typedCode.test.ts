import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from './testing/anyText.ts'
import { asciiDigits, readCode, tidyNumber } from './typedCode.ts'

const everyCharacter = (pattern: RegExp) =>
  Array.from({ length: 0x11_0000 }, (_, code) => String.fromCodePoint(code)).filter((one) =>
    pattern.test(one),
  )

describe('P3 digits of every script', () => {
  it('become 0 to 9', () => {
    const digits = everyCharacter(/^\p{Nd}$/u)
    expect(digits.length).toBeGreaterThan(600)
    // Each script's digits follow each other.
    expect(asciiDigits(digits.join(''))).toBe('0123456789'.repeat(digits.length / 10))
  })

  it.each(['arab', 'arabext', 'beng', 'deva', 'fullwide', 'thai', 'mathsans', 'adlm', 'nkoo'])(
    'as Intl writes them: %s',
    (system) => {
      const format = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false })
      expect(readCode(format.format(1_234_567_890), 10)).toBe('1234567890')
    },
  )

  it('leave everything else as it is', () => {
    const others = everyCharacter(/^(?!\p{Nd})[\p{N}\p{L}\p{S}]$/u).join('')
    expect(asciiDigits(others)).toBe(others)
  })
})

describe('P3 a one-time code', () => {
  it.each([
    '123456',
    '１２３４５６',
    '١٢٣٤٥٦',
    '१२३४५६',
    '12３４५६',
    '123 456',
    '１２３　４５６',
    ' 1 2 3 4 5 6 ',
    '123.456',
    '123·456',
    '123・456',
    '123-456',
    '123－456',
    '123 – 456',
    '123\u2212456',
    '123_456',
    '12-34-56',
    '\u200b123\u00ad456\ufeff',
    '\u202a123456\u202c',
    '\u2066123\u2069456\u0000',
    'G-123456',
    'G-１２３４５６',
    'FB-123 456',
    'Your code is 123456',
    'Your code is 123 456.',
    'Your code: 123-456. 10 minutes are left.',
    '123456 is your code. It is valid for 10 minutes.',
    'It is valid for 10 minutes: 123456',
    'It is valid for 10 minutes: 123-456',
    'Code 1 2 3 4 5 6, valid until 10:30 on 2026-05-03',
    'Order 1234567890: the code is 123456',
    '<#> 123456 is your code\nFA+9qCX9VSu',
    '123456 is your code.\n\n@example.com #123456',
    '【Acme】認証コード：１２３４５６',
    '認証コードは１２３４５６です。有効期限は１０分です。',
    '[Acme] 인증번호 [123456]를 입력해 주세요',
    'رمز التحقق الخاص بك هو ١٢٣٤٥٦ صالح لمدة ١٠ دقائق',
    'आपका कोड १२३४५६ है',
    '"123456"',
    '(123456)',
    'Code: 123 - 456',
    '1\ufe0f\u20e32\ufe0f\u20e33456',
    '#123456',
  ])('is read from %j', (typed) => expect(readCode(typed, 6)).toBe('123456'))

  it.each([
    ['', ''],
    [' - ', ''],
    ['12345', '12345'],
    ['1234567', '1234567'],
    ['123 456 7', '1234567'],
    ['12a456', '12a456'],
    ['Code 12 34 56 78', 'Code12345678'],
    ['Code 12345678', 'Code12345678'],
    ['½23456', '½23456'],
    ['<b>123</b>', '<b>123</b>'],
  ])('is not made out of %j', (typed, left) => expect(readCode(typed, 6)).toBe(left))

  it('has the length that is asked for', () => {
    expect(readCode('Your code is 1234. Call 555123 for help.', 4)).toBe('1234')
    expect(readCode('Your code is 1234 5678. Call 555123 for help.', 8)).toBe('12345678')
    for (const length of [0, 2.5, 2_147_483_647]) expect(readCode('a 123456', length)).toBe('a123456')
  })

  it('stays as it is when it is read again, also after each key', () => {
    fc.assert(
      fc.property(fc.oneof(anyText(30), fc.stringMatching(/^[a-c0-9０-９. \u2010-]{0,30}$/)), (text) => {
        const code = readCode(text, 6)
        expect(readCode(code, 6)).toBe(code)
      }),
    )
    for (const typed of ['G-123456', '123 456', 'code: 123.456'])
      expect([...typed].reduce((field, key) => readCode(field + key, 6), '')).toBe('123456')
  })

  it.each([' ', '\u200b', '1 ', '1a', '-', '1'])(
    'E11 500,000 times %j takes linear time; anything slower times out',
    (unit) => {
      expect(readCode(`a${unit.repeat(500_000)}a`, 6)).toMatch(/^a.*a$/)
    },
  )
})

it.each([
  [' １２３４５６７８９\u200b ', '123456789'],
  ['\u202aDE١٢٣\u202c', 'DE123'],
  ['12\u00a0345\u3000678', '12 345 678'],
  ['CHE-123.456.789 MWST', 'CHE-123.456.789 MWST'],
])('P3 a number with letters, %j, is %j', (typed, tidy) => expect(tidyNumber(typed)).toBe(tidy))
