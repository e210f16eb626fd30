import { array, assert, constantFrom, oneof, property, string, stringMatching } from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { Board } from './board.ts'
import { prepareSearch, searchBoards } from './boardSearch.ts'

const board = (name: string, id = name): Board => ({
  id,
  name,
  url: '',
  layout: null,
  coverUrl: null,
  privacy: 'public',
  isCollaborative: false,
  sectionCount: 0,
  pinCount: 0,
  ownerId: '1',
  collaboratorIds: [],
  isCollaboratedByMe: false,
  isArchived: false,
  coverImages: [],
})
const found = (query: string, ...names: string[]) =>
  searchBoards(
    names.map((name) => board(name)),
    query,
  ).map(({ name }) => name)
const finds = (query: string, name: string) => found(query, 'Before it', name, 'Behind it').includes(name)

describe('§2 the search matches each typed word, in order, against the words of the name', () => {
  it("H10 'blue so' finds 'Blue sofa', not 'Sofa blue'", () => {
    expect(found('blue so', 'Blue sofa', 'Sofa blue', 'My blue velvet sofa')).toEqual([
      'Blue sofa',
      'My blue velvet sofa',
    ])
  })

  it('a typed word is the beginning of a word, and each typed word takes one of its own', () => {
    expect(found('ofa', 'Blue sofa', 'Ofanto')).toEqual(['Ofanto'])
    expect([finds('so so', 'Sofa'), finds('so so', 'Sofa songs'), finds('b s', 'Blue sofa')]).toEqual([
      false,
      true,
      true,
    ])
    expect(finds('blue so', 'Blueso')).toBe(false)
  })

  it('no word is looked for across two boards', () => {
    expect(found('blue sofa', 'Blue', 'Sofa')).toEqual([])
  })

  it('H10 extra spaces mean nothing', () => {
    for (const query of ['  blue   so ', 'blue\tso', 'blue\u00a0so', 'blue\u3000so'])
      expect(finds(query, 'Blue   sofa'), query).toBe(true)
    expect(found('   ', 'a', 'b')).toEqual(['a', 'b'])
    expect(finds('sofa', 'Blue\nsofa')).toBe(true)
  })

  it('a sign begins a word, and a word begins behind one', () => {
    expect([finds('sofa', 'Blue-sofa'), finds('sofa', '(Sofa)'), finds('-s', 'Blue-sofa')]).toEqual([
      true,
      true,
      true,
    ])
  })

  it('in a script without spaces each character does', () => {
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

describe('E10 what is typed is taken literally', () => {
  it.each(['(', '*', '\\', '[a', '.', '$&', '^', '+', '?', '|', '{2}'])('%s', (query) => {
    expect(found(query, 'plain', `with ${query} in it`)).toEqual([`with ${query} in it`])
  })
})

describe('E9 names that mean something to a program', () => {
  it.each(['__proto__', 'constructor', 'toString'])('%s is found like any other', (name) => {
    expect(found(name.slice(0, 6), 'Garden', name)).toEqual([name])
  })

  it('a board without a name is there until something is typed', () => {
    expect([found('', '', 'a'), found('a', '', 'a')]).toEqual([['', 'a'], ['a']])
  })
})

describe('laws', () => {
  const names = array(
    oneof(string({ unit: 'grapheme' }), string(), constantFrom('Blue sofa', 'Åre', 'x y')),
    { maxLength: 12 },
  )

  it('a search never fails, keeps the order, and finds boards of the list alone', () => {
    assert(
      property(names, string({ unit: 'grapheme' }), (list, query) => {
        const boards = list.map((name, n) => board(name, String(n)))
        const ids = searchBoards(boards, query).map(({ id }) => Number(id))
        expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b))
      }),
    )
  })

  it('every board is found by its whole name, and by the beginnings of its words', () => {
    assert(
      property(names, (list) => {
        const boards = list.map((name, n) => board(name, String(n)))
        for (const one of boards) {
          expect(searchBoards(boards, one.name)).toContain(one)
          const beginnings = one.name
            .split(/\s+/)
            .map((word) => [...new Intl.Segmenter().segment(word)][0]?.segment ?? '')
            .join(' ')
          expect(searchBoards(boards, beginnings)).toContain(one)
        }
      }),
    )
  })

  it('a letter more never finds more', () => {
    assert(
      property(names, stringMatching(/^[a-z ]{0,5}$/), (list, query) => {
        const boards = list.map((name, n) => board(name, String(n)))
        const fewer = new Set(searchBoards(boards, `${query}a`))
        expect(searchBoards(boards, query)).toEqual(expect.arrayContaining([...fewer]))
      }),
    )
  })

  it('the same list and query answer with the same array', () => {
    const boards = [board('Blue'), board('Red')]
    prepareSearch(boards)
    expect(searchBoards(boards, 'b')).toBe(searchBoards(boards, 'b'))
    expect(searchBoards(boards, ' ')).toBe(boards)
  })
})

it('D12 of 10,000 boards each name is read once, however often they are searched', () => {
  const read = vi.fn<(n: number) => void>()
  const boards = Array.from({ length: 10_000 }, (_, n) => ({
    ...board(''),
    get name() {
      read(n)
      return `Garden room ${n} ${n % 2 ? 'Café' : 'lamp'}`
    },
  }))
  const counts = Array.from({ length: 200 }, (_, n) => searchBoards(boards, n % 2 ? 'g' : 'room lamp').length)
  expect([counts.at(0), counts.at(1), read.mock.calls.length]).toEqual([5_000, 10_000, 10_000])
})
