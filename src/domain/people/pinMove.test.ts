import { describe, expect, it } from 'vitest'
import { judgeMove, pinMoveCall, type PinMove, type PinPlace } from './pinMove.ts'

const at = (boardId: string, sectionId: string | null = null): PinPlace => ({ boardId, sectionId })
const move = (from: PinPlace, to: PinPlace, own: Partial<PinMove> = {}): PinMove => ({
  pinIds: ['1', '2'],
  from,
  to,
  ...own,
})
const callOf = (wish: PinMove, placeOf: (id: string) => PinPlace | null = () => wish.from) =>
  pinMoveCall(wish, placeOf)

describe('§4 Pin move', () => {
  it.each([
    ['the same board', at('a'), at('a'), false],
    ['the same section', at('a', 's'), at('a', 's'), false],
    ['another board', at('a'), at('b'), true],
    ['another section', at('a', 's'), at('a', 't'), true],
    ['out of a section', at('a', 's'), at('a'), true],
    ['a section of that name on another board', at('a', 's'), at('b', 's'), true],
  ] as const)('H4 to %s is a move: %s %s %s', (_, from, to, isOne) => {
    expect(judgeMove(move(from, to))).toBe(isOne ? 'pins' : 'samePlace')
  })

  it.each([
    ['pins', 'pins', { pinIds: ['1'] }],
    ['pins of a product group', 'pins', { pinIds: ['1'], productGroupId: '9' }],
    ['a product group alone', 'productGroup', { pinIds: [], productGroupId: '9' }],
    ['neither', 'nothingToMove', { pinIds: [] }],
    ['a product group without an id', 'nothingToMove', { pinIds: [], productGroupId: '' }],
  ] as const)('needs a pin or a product group: %s', (_, kind, own) => {
    expect(judgeMove(move(at('a'), at('b'), own))).toBe(kind)
  })

  it('is rejected for the same place first', () => {
    expect(judgeMove(move(at('a'), at('a'), { pinIds: [], productGroupId: '9' }))).toBe('samePlace')
  })
})

describe('§7 choosing one of the four calls', () => {
  it.each([
    ['movePins', at('a'), at('b')],
    ['movePins', at('a', 's'), at('b', 't')],
    ['moveToSection', at('a'), at('a', 's')],
    ['moveToSection', at('a', 's'), at('a', 't')],
    ['removeFromSection', at('a', 's'), at('a')],
  ] as const)('%s', (call, from, to) => {
    expect(callOf(move(from, to))?.call).toBe(call)
  })

  it('moveAllPins for all pins of a place, regardless of the destination', () => {
    for (const to of [at('b'), at('a', 't'), at('a')])
      expect(callOf(move(at('a', 's'), to, { isEveryPin: true }))?.call).toBe('moveAllPins')
  })

  it('removes pins from their section', () => {
    expect(callOf(move(at('a', 's'), at('a')))).toEqual({
      call: 'removeFromSection',
      sectionId: 's',
      pinIds: ['1', '2'],
    })
  })

  it('leaves out pins that are already there, and sends nothing if that is all of them', () => {
    const wish = move(at('a'), at('b'))
    expect(callOf(wish, (id) => (id === '1' ? at('b') : at('a')))).toEqual({
      call: 'movePins',
      to: at('b'),
      pinIds: ['2'],
    })
    expect(callOf(wish, () => at('b'))).toBeNull()
  })

  it('uses the bulk edit for pins from several places or of uncertain place', () => {
    const wish = move(at('a', 's'), at('a', 't'))
    expect(callOf(wish, (id) => (id === '1' ? at('a', 's') : at('a')))?.call).toBe('movePins')
    expect(callOf(wish, () => null)?.call).toBe('movePins')
    expect(callOf({ ...wish, isEveryPin: true }, () => at('c'))?.call).toBe('movePins')
  })
})
