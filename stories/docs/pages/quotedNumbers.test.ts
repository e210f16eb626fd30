/** The policy's defaults are the numbers in the quotations of the specification. */
import { describe, expect, it } from 'vitest'
import auth from '../spec/auth.txt?raw'
import saving from '../spec/saving.txt?raw'
import { openValues } from './openValues.ts'

const units: Readonly<Record<string, number>> = { ms: 1, s: 1_000, seconds: 1_000 }
const words: Readonly<Record<string, number>> = { two: 2, three: 3 }

const DURATION = /(?:(\d+(?:\.\d+)?) and )?(\d+(?:\.\d+)?) (ms|seconds|s)\b/g

/** The durations in a text, in milliseconds: '8000 and 30000 ms', '3.5 s', '3600 seconds'. */
const durationsIn = (text: string): readonly number[] =>
  [...text.matchAll(DURATION)].flatMap(([, first, second, unit = '']) =>
    [first, second].flatMap((number) => (number ? [Number(number) * (units[unit] ?? Number.NaN)] : [])),
  )

/** All other numbers in a text, except those of its sections: '§9 Maximum age 120', 'three timestamps'. */
const countsIn = (text: string): readonly number[] =>
  [...text.replaceAll(DURATION, '').matchAll(/(?<![§\d])\d+|\b(?:two|three)\b/g)].map(
    ([number]) => words[number] ?? Number(number),
  )

/** The numbers in a policy value: its own, or those of its items. */
const numbersOf = (value: unknown): readonly number[] => {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersOf) : []
}

/** Values whose quotation contains no number for them, and why. */
const openNumbers: Readonly<Record<string, string>> = {
  widgetAttempts: 'the specification says that the value is not shown',
  mfaCodeLength: 'the specification shows the format’s error, not the format',
  minimumAge: 'the specification says that the value is not shown',
  'saving.boardSearchFrom': 'the specification says only ‘low’',
  'saving.boardSearchThreshold': 'the specification says that the value is not shown',
  'saving.boardTitleLimit': 'the specification says that the value is not shown',
  'saving.quickPromoteMaxAccountDays': 'the specification says that the value is not shown',
  'createPin.loggedOutWindow': 'the specification says that the values are not shown',
  'createPin.shortHistory': 'the specification says only ‘short’',
  'createPin.longHistory': 'the specification says only ‘long’; its ‘two’ counts the steps back',
  'promote.interestLimit': 'the specification lists the field without a limit',
  'promote.draftDays': 'the specification says where a draft is kept, not for how long',
  'timing.popupPoll': 'the specification says that an early close is reported, not how it is noticed',
}

/** Whether the value is a server code that the specification does not give. The defaults are placeholders. */
const isPlaceholder = (name: string): boolean => name.startsWith('codes.') && name !== 'codes.boardBusy'

const quoted = openValues.flatMap(({ name, value, quote }) => {
  const own = numbersOf(value)
  if (quote === null || own.length === 0 || isPlaceholder(name)) return []
  const inQuote = name.startsWith('timing.') ? durationsIn(quote) : countsIn(quote)
  return [{ name, quote, own, absent: own.filter((number) => !inQuote.includes(number)) }]
})
const compared = quoted.filter(({ name }) => !(name in openNumbers))

describe('the numbers of a quotation', () => {
  it.each([
    ['auth.txt §9 timeouts 8000 and 30000 ms', [8_000, 30_000], []],
    ['auth.txt §2 a toast for 3.5 s then redirects to / after 4 s', [3_500, 4_000], []],
    ['auth.txt §9 three timestamps within 3600 seconds', [3_600_000], [3]],
    ['auth.txt §9 up to 20 tries at 100 ms.', [100], [20]],
    ['saving.txt §8 code 2171, 2172 or 2173', [], [2171, 2172, 2173]],
  ])('%s: durations %j, counts %j', (text, durations, counts) => {
    expect(durationsIn(text)).toEqual(durations)
    expect(countsIn(text)).toEqual(counts)
  })
})

describe('the defaults', () => {
  it('are compared with the quotations of most delays and limits', () =>
    expect(compared.length).toBeGreaterThan(35))

  it.each(compared)('$name is a number in “$quote”', ({ name, quote, own, absent }) =>
    expect(absent, `${name} is ${own.join(', ')}, but the specification says: ${quote}`).toEqual([]),
  )

  it('are not excused if the quotation does contain them', () => {
    const excused = quoted.filter(({ name, absent }) => name in openNumbers && absent.length > 0)
    expect(Object.keys(openNumbers).toSorted()).toEqual(excused.map(({ name }) => name).toSorted())
  })

  const commented = openValues.flatMap(({ name, value, sentence }) => {
    const own = numbersOf(value)
    const [, byDefault] = /Default: (.+?)(?=\. (?:auth|saving)\.txt|$)/s.exec(sentence) ?? []
    const numbers = [...(byDefault ?? '').replaceAll(/(?<=\d),(?=\d)/g, '').matchAll(/\d+/g)].map(Number)
    return own.length > 0 && numbers.length > 0 ? [{ name, own, numbers }] : []
  })

  it('appear in the comments of all delays', () => {
    const named = new Set(commented.map(({ name }) => name))
    const delays = openValues.map(({ name }) => name).filter((name) => name.startsWith('timing.'))
    expect(delays.filter((name) => !named.has(name))).toEqual([])
  })

  it.each(commented)('$name is what its comment says', ({ own, numbers }) => {
    for (const number of own) expect(numbers).toContain(number)
  })
})

describe('every quotation', () => {
  const plain = (text: string) => text.replaceAll(/[‘’]/g, "'").replaceAll(/\s+/g, ' ')
  const sectionOf = (file: string, number: string) =>
    plain(file.split(/^## /m).find((section) => section.startsWith(`${number}. `)) ?? '')
  const quotes = [...new Set(openValues.flatMap(({ quote }) => quote ?? []))]

  it.each(quotes)('%s', (quote) => {
    const [, name, section = '', sentence = ''] = /^(auth|saving)\.txt §(\d) (.+)$/s.exec(quote) ?? []
    const text = sectionOf(name === 'auth' ? auth : saving, section)
    for (const part of sentence.split('[…]')) expect(text).toContain(plain(part).trim())
  })
})
