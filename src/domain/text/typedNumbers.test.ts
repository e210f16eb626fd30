/** Every number and code that people type, in the digits of their script and with what a copy brings along. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { epochOf } from '../../../machines/auth/signup/signup.rules.ts'
import { birthdayProblem } from '../auth/signup/birthday.ts'
import { defaultPolicy } from '../policy/policy.ts'
import { budgetFor } from '../promote/budget.ts'
import { readBudget } from '../promote/budgetReading.ts'
import { tidyBusinessInfo } from '../promote/businessForm.ts'
import { daysTyped } from '../promote/promoteValues.ts'
import { readCode } from './typedCode.ts'

const info = {
  name: 'Wren Walks',
  addressLine1: 'Lake Road 1',
  addressLine2: '',
  city: 'Utrecht',
  region: '',
  country: 'NL',
}
const business = (field: 'postalCode' | 'taxId') => (text: string) =>
  tidyBusinessInfo({ ...info, postalCode: '', taxId: '', [field]: text })[field]
const limits = budgetFor('DE', defaultPolicy.promote)
const today = { year: 2026, month: 5, day: 3 }

/** What is read, of a text that has only the digits 0 to 9. */
const readers: Readonly<Record<string, readonly [read: (text: string) => unknown, typed: string]>> = {
  'a two-factor code': [(text) => readCode(text, 6), '123456'],
  'the days of a campaign': [daysTyped, '14'],
  'a postal code': [business('postalCode'), '3511 AB'],
  'a tax number': [business('taxId'), 'NL123456789B01'],
  'a budget': [(text) => readBudget({ text, locale: 'en' }, limits), '12'],
  'a birthday': [epochOf, '1990-02-28'],
  'the judgement of a birthday': [
    (text) => birthdayProblem(text, { today, minimumAge: 13, maximumAge: 120 }),
    '1990-02-28',
  ],
}

const zeros = {
  'full-width': 0xff_10,
  'Arabic-Indic': 0x660,
  Persian: 0x6f0,
  Devanagari: 0x966,
  Adlam: 0x1_e950,
}
const inScript = (text: string, zero: number) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))

const unseen = fc.constantFrom('\u200b', '\u2060', '\ufeff', '\u00ad', '\u202a', '\u202c', '\u200f', '\u2066')

describe.each(Object.entries(readers))('P3 %s', (_, [read, typed]) => {
  const expected = read(typed)

  it.each(Object.entries(zeros))('is read in %s digits', (_script, zero) =>
    expect(read(inScript(typed, zero))).toEqual(expected),
  )

  it('is read with invisible characters anywhere, and spaces around', () => {
    const places = fc.array(fc.tuple(fc.nat(typed.length), unseen), { maxLength: 5 })
    fc.assert(
      fc.property(places, fc.constantFrom(...Object.values(zeros), 0x30), (marks, zero) => {
        const pieces = [...inScript(typed, zero)]
        for (const [at, mark] of marks) pieces.splice(Math.min(at, pieces.length), 0, mark)
        expect(read(` ${pieces.join('')}\u3000`)).toEqual(expected)
      }),
    )
  })
})

it('P3 a birthday is read with dashes of any kind', () => {
  for (const dash of ['－', '‐', '–', '−'])
    expect(epochOf(['１９９０', '０２', '２８'].join(dash))).toBe(epochOf('1990-02-28'))
})
