import { array, assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Board } from './board.ts'
import { orderedBoards, ownBoards } from './boardOrder.ts'

const me = { userId: '1', advertiser: null }
const board = (name: string, own: Partial<Board> = {}): Board => ({
  id: name,
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
  ...own,
})
const order = (names: readonly string[], locale = 'en') =>
  orderedBoards(
    names.map((name) => board(name)),
    me,
    locale,
  ).map(({ name }) => name)

describe('§2 board names beginning with a digit sort after the others', () => {
  it('H11 in the order of the locale, digits of any width last', () => {
    expect(order(['10', '2', 'a', 'Z', 'é', '１'])).toEqual(['a', 'é', 'Z', '１', '10', '2'])
    expect(order(['3 lamps', ' 2 chairs', 'Zoo', '٣ مصابيح'])).toEqual([
      'Zoo',
      ' 2 chairs',
      '3 lamps',
      '٣ مصابيح',
    ])
  })

  it('H11 each locale has its own', () => {
    expect([order(['Ö', 'Z', 'O'], 'de'), order(['Ö', 'Z', 'O'], 'sv')]).toEqual([
      ['O', 'Ö', 'Z'],
      ['O', 'Z', 'Ö'],
    ])
  })

  it('H11 is stable: boards of one name stay as they were', () => {
    const twins = [board('Blue', { id: 'b' }), board('Azure'), board('Blue', { id: 'a' })]
    expect(orderedBoards(twins, me, 'en').map(({ id }) => id)).toEqual(['Azure', 'b', 'a'])
  })

  it('H11 a list that comes page by page is in the order that it has as a whole', () => {
    assert(
      property(
        array(constantFrom('b', 'B', 'a', 'é', '1', ' 2', ''), { maxLength: 12 }),
        array(integer({ min: 0, max: 12 })),
        (names, ends) => {
          const boards = names.map((name, n) => board(name, { id: String(n), isArchived: n % 5 === 4 }))
          for (const end of ends.toSorted((a, b) => a - b)) orderedBoards(boards.slice(0, end), me, 'en')
          const anew = boards.map((one) => ({ ...one }))
          expect(orderedBoards([...boards], me, 'en')).toEqual(orderedBoards(anew, me, 'en'))
        },
      ),
    )
  })

  it('H11 a list that only begins alike is ordered anew', () => {
    const [a, b, c] = [board('a'), board('b'), board('c')]
    orderedBoards([c, b, a], me, 'en')
    expect([
      orderedBoards([c, a, b], me, 'en'),
      orderedBoards([c], me, 'en'),
      orderedBoards([c, a], me, 'sv'),
    ]).toEqual([[a, b, c], [c], [a, c]])
  })

  it('E9 any name is a name', () => {
    expect(order(['toString', '__proto__', '', 'constructor'])).toEqual([
      '',
      '__proto__',
      'constructor',
      'toString',
    ])
  })
})

describe('§5 own boards: owned or worked on, not archived', () => {
  it.each([
    ['owned', {}, true],
    ['of another', { ownerId: '2' }, false],
    ['worked on', { ownerId: '2', isCollaboratedByMe: true }, true],
    ['worked on, by its list', { ownerId: '2', collaboratorIds: ['1'] }, true],
    ['archived', { isArchived: true }, false],
    ['of the owner of the ad account', { ownerId: '9' }, false],
  ] as const)('%s', (_, own, isOffered) => {
    expect(ownBoards([board('x', own)], me)).toHaveLength(isOffered ? 1 : 0)
  })

  it('§6 acting for an advertiser, the owner’s boards are offered', () => {
    const advertiser = { id: 'ad', ownerUserId: '9', ownerUsername: 'acme' }
    expect(ownBoards([board('x', { ownerId: '9' })], { userId: '1', advertiser })).toHaveLength(1)
  })

  it('the same list answers with the same array', () => {
    const boards = [board('b'), board('a')]
    expect(orderedBoards(boards, me, 'en')).toBe(orderedBoards(boards, { ...me }, 'en'))
    expect(orderedBoards(boards, me, 'sv')).not.toBe(orderedBoards(boards, me, 'en'))
  })
})
