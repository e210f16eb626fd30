import { array, assert, constantFrom, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boardOf } from '../../../testing/machines/saving.ts'
import { boardOwnerOf, orderBoards, ownBoards } from './boardOrder.ts'

const boardsNamed = (names: readonly string[]) => names.map((name, n) => boardOf(String(n), name))
const order = (names: readonly string[], locale = 'en') =>
  orderBoards(boardsNamed(names), locale).map(({ name }) => name)

describe('§2 board names beginning with a digit sort after the others', () => {
  it('H11 sorts by locale, digits of any script last', () => {
    expect(order(['10', '2', 'a', 'Z', 'é', '１'])).toEqual(['a', 'é', 'Z', '１', '10', '2'])
    expect(order(['3 lamps', ' 2 chairs', 'Zoo', '٣ مصابيح'])).toEqual([
      'Zoo',
      ' 2 chairs',
      '3 lamps',
      '٣ مصابيح',
    ])
  })

  it('H11 sorts differently in different locales', () => {
    expect([order(['Ö', 'Z', 'O'], 'de'), order(['Ö', 'Z', 'O'], 'sv')]).toEqual([
      ['O', 'Ö', 'Z'],
      ['O', 'Z', 'Ö'],
    ])
  })

  it('H11 is stable: boards with the same name keep their order', () => {
    const twins = [boardOf('b', 'Blue'), boardOf('c', 'Azure'), boardOf('a', 'Blue')]
    expect(orderBoards(twins, 'en').map(({ id }) => id)).toEqual(['c', 'b', 'a'])
  })

  it('H11 keeps every board, sorts sorted boards the same, and leaves the given list alone', () => {
    assert(
      property(array(constantFrom('b', 'B', 'a', 'é', '1', ' 2', ''), { maxLength: 12 }), (names) => {
        const boards = Object.freeze(boardsNamed(names))
        const ordered = orderBoards(boards, 'en')
        expect(new Set(ordered)).toEqual(new Set(boards))
        expect(ordered).toHaveLength(boards.length)
        expect(orderBoards(ordered, 'en')).toEqual(ordered)
      }),
    )
  })

  it('E9 accepts any name', () => {
    expect(order(['toString', '__proto__', '', 'constructor'])).toEqual([
      '',
      '__proto__',
      'constructor',
      'toString',
    ])
  })
})

describe('§5 own boards: owned or collaborated on, not archived', () => {
  const me = { userId: '1', advertiser: null }

  it.each([
    ['owned', {}, true],
    ["someone else's", { ownerId: '2' }, false],
    ['collaborated on', { ownerId: '2', isCollaboratedByMe: true }, true],
    ['collaborated on, by its list of collaborators', { ownerId: '2', collaboratorIds: ['1'] }, true],
    ['archived', { isArchived: true }, false],
    ["the ad-account owner's", { ownerId: '9' }, false],
  ] as const)('%s', (_, own, isOffered) => {
    expect(ownBoards([boardOf('x', 'x', own)], me)).toHaveLength(isOffered ? 1 : 0)
  })

  it.each([
    ['701', true],
    ['702', false],
    [null, false],
  ])('BA9 includes the boards of the acting profile: acting for %j, %j', (actingFor, isOffered) => {
    const board = boardOf('x', 'x', { ownerId: '701' })
    expect(ownBoards([board], { ...me, actingFor })).toHaveLength(isOffered ? 1 : 0)
  })

  it("§6 includes the owner's boards when acting for an advertiser", () => {
    const advertiser = { id: 'ad', ownerUserId: '9', ownerUsername: 'acme' }
    expect(ownBoards([boardOf('x', 'x', { ownerId: '9' })], { userId: '1', advertiser })).toHaveLength(1)
  })

  it('L4 leaves out a board without an owner when the viewer has no ID', () => {
    const advertiser = { id: 'ad', ownerUserId: '', ownerUsername: '' }
    const board = boardOf('x', 'x', { ownerId: '', collaboratorIds: [''] })
    expect(ownBoards([board], { userId: '', advertiser })).toEqual([])
  })
})

describe('§6 whose boards are listed', () => {
  it.each([
    ['without an ad account', null, 'wren'],
    ['with an ad account of one’s own', '1', 'wren'],
    ['with that of another member', '4', 'heron'],
  ])('%s', (_, ownerUserId, username) => {
    const advertiser = ownerUserId === null ? null : { id: '900', ownerUserId, ownerUsername: 'heron' }
    expect(boardOwnerOf({ userId: '1', username: 'wren', advertiser })).toBe(username)
  })
})
