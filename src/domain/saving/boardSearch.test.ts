import { describe, expect, it } from 'vitest'
import { boardOf } from '../../../testing/machines/saving.ts'
import { searchBoards } from './boardSearch.ts'

const found = (query: string, ...names: string[]) =>
  searchBoards(
    names.map((name) => boardOf(name, name)),
    query,
  ).map(({ name }) => name)
const finds = (query: string, name: string) => found(query, 'First', name, 'Last').includes(name)

describe('§2 the search matches each typed word, in order, against the words of the name', () => {
  it("H10 'blue so' finds 'Blue sofa', not 'Sofa blue'", () => {
    expect(found('blue so', 'Blue sofa', 'Sofa blue', 'My blue velvet sofa')).toEqual([
      'Blue sofa',
      'My blue velvet sofa',
    ])
  })

  it('matches beginnings of words, and each typed word needs a different word', () => {
    expect(found('ofa', 'Blue sofa', 'Ofanto')).toEqual(['Ofanto'])
    expect([finds('so so', 'Sofa'), finds('so so', 'Sofa songs'), finds('b s', 'Blue sofa')]).toEqual([
      false,
      true,
      true,
    ])
    expect(finds('blue so', 'Blueso')).toBe(false)
  })

  it('does not match across two boards', () => {
    expect(found('blue sofa', 'Blue', 'Sofa')).toEqual([])
  })

  it('H10 ignores extra spaces', () => {
    for (const query of ['  blue   so ', 'blue\tso', 'blue\u00a0so', 'blue\u3000so'])
      expect(finds(query, 'Blue   sofa'), query).toBe(true)
    expect(found('   ', 'a', 'b')).toEqual(['a', 'b'])
    expect(finds('sofa', 'Blue\nsofa')).toBe(true)
  })

  it('punctuation begins a word, and so does the character after it', () => {
    expect([finds('sofa', 'Blue-sofa'), finds('sofa', '(Sofa)'), finds('-s', 'Blue-sofa')]).toEqual([
      true,
      true,
      true,
    ])
  })

  it('every character of a script without spaces begins a word', () => {
    expect([
      finds('写真', '猫の写真'),
      finds('ソファ', '青いソファ'),
      finds('산책', '겨울 산책'),
      finds('겨', '겨울 산책'),
    ]).toEqual([true, true, true, true])
  })
})

describe('H9 accents', () => {
  it.each([
    ['cafe', 'Café'],
    ['cafe', 'Cafe\u0301'],
    ['café', 'Cafe corner'],
    ['cafe\u0301', 'Café'],
    ['CAFÉ', 'cafe\u0301'],
  ])('%s finds %s', (query, name) => {
    expect(finds(query, name)).toBe(true)
  })

  it.each([
    ['dakovo', 'Đakovo'],
    ['lodz', 'Łódź'],
    ['so', 'Sø'],
    ['strasse', 'Straße'],
    ['straße', 'STRASSE'],
    ['aero', 'Ærø'],
    ['oeuvre', 'Œuvre'],
    ['thing', 'Þing'],
    ['σοφος', 'ΣΟΦΌΣ'],
    ['10', '１０ sketches'],
    ['office', 'oﬃce'],
  ])('%s finds %s', (query, name) => {
    expect(finds(query, name)).toBe(true)
  })

  it.each([
    ['tatti', 'Ŧatti'],
    ['nuorta', 'Ŋuorta'],
    ['qaqortoq', 'ĸaĸortoĸ'],
    ['colleccio', 'Coŀlecció'],
    ['col·leccio', 'Coŀlecció'],
    ['col·', 'Coŀlecció'],
    ['coŀ', 'Col·lecció'],
    ["'n", 'ŉ Tuin'],
    ['n', 'ŉ Tuin'],
    ['frafra', 'Ƒraƒra'],
    ['ewe', 'Ɛwɛ'],
    ['kirinyaga', 'Kɨrinyaga'],
    ['boro', 'Ɓɔrɔ'],
    ['hausa da', 'Hausa ɗa'],
  ])('H9 letters that Unicode does not decompose are folded: %s finds %s', (query, name) => {
    expect([finds(query, name), finds(name, name)]).toEqual([true, true])
  })

  it.each([
    ['U+1AB0 extended', 'a\u1ab0b'],
    ['U+1DC4 supplement', 'a\u1dc4b'],
    ['U+20D7 for symbols', 'a\u20d7b'],
    ['U+FE20 half marks', 'a\ufe20b\ufe21'],
    ['U+0483 Cyrillic titlo', 'а\u0483б'],
    ['U+05B8 Hebrew points', 'ש\u05b8לום'],
    ['U+0670 Arabic superscript alef', 'ه\u0670ذا'],
    ['U+0651 Arabic shadda', 'ب\u0651ا'],
    ['U+0730 Syriac points', 'ܐ\u0730ܒ'],
    ['U+FE0F variation selectors', '❤\ufe0f garden'],
  ])('H9 ignores marks of the block %s', (_, name) => {
    const bare = name.replaceAll(/\p{M}/gu, '')
    expect(bare).not.toBe(name)
    expect([finds(bare, name), finds(name, bare)]).toEqual([true, true])
  })

  it('H9 keeps marks that are letters: vowel signs of Devanagari and Thai, and voiced kana', () => {
    expect([finds('कि', 'का'), finds('ตี', 'ตา'), finds('か', 'き'), finds('がか', 'かか')]).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  it.each([
    ['n', 'ŉ Tuin'],
    ["'n", 'ŉ Tuin'],
    ['‘n', 'ŉ Tuin'],
    ['ŉ', "'n Tuin"],
    ['ŉ', '’n Tuin'],
    ['ŉ', 'n Tuin'],
    ['k', 'ĸ'],
    ['q', 'ĸ'],
    ['kakortok', 'ĸaĸortoĸ'],
    ['ĸaĸortoĸ', 'Qaqortoq'],
    ['ĸaĸortoĸ', 'Kakortok'],
    ['ĸaĸortoĸ', 'ĸaĸortoĸ'],
    ['hello', 'ʰello'],
  ])('%s finds %s', (query, name) => expect(finds(query, name)).toBe(true))

  it('an apostrophe alone is as if nothing was typed yet', () =>
    expect(found("'", 'Blue', "Rock 'n' roll")).toEqual(['Blue', "Rock 'n' roll"]))

  it('H9 folds every letter of Latin Extended-A to ASCII', () => {
    const letters = Array.from({ length: 0x80 }, (_, n) => String.fromCharCode(0x100 + n))
    const asciis = [...Array.from({ length: 26 }, (_, n) => String.fromCharCode(97 + n)), "'n"]
    expect(letters.filter((letter) => !asciis.some((ascii) => finds(ascii, letter)))).toEqual([])
  })
})

describe('H10 no locale drift', () => {
  it.each([
    ['istanbul', 'İstanbul'],
    ['istanbul', 'ISTANBUL'],
    ['ISTANBUL', 'istanbul'],
    ['izmir', 'ızmir'],
    ['I', 'ılık'],
    ['İ', 'istanbul'],
  ])('%s finds %s', (query, name) => {
    expect(finds(query, name)).toBe(true)
  })
})

describe('E10 the query is taken literally', () => {
  it.each(['(', '*', '\\', '[a', '.', '$&', '^', '+', '?', '|', '{2}'])('%s', (query) => {
    expect(found(query, 'plain', `with ${query} in it`)).toEqual([`with ${query} in it`])
  })
})

describe('E9 names with a meaning in JavaScript', () => {
  it.each(['__proto__', 'constructor', 'toString'])('%s is found like any other', (name) => {
    expect(found(name.slice(0, 6), 'Garden', name)).toEqual([name])
  })

  it('lists a board without a name until something is typed', () => {
    expect([found('', '', 'a'), found('a', '', 'a')]).toEqual([['', 'a'], ['a']])
  })
})
