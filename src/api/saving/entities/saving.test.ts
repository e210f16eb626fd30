import { is, parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { boardSchema, boardsSchema, candidateSchema } from './saving.ts'
import { toCollaborator } from './toCollaborator.ts'

const board = { id: '1', name: 'Garden rooms', owner: { id: '1' } }

describe('§3 the privacy of a board', () => {
  it.each([
    ['SECRET', 'secret'],
    ['Protected', 'protected'],
    ['PUBLIC', 'public'],
    ['secret', 'secret'],
  ])('%s is %s', (privacy, read) => {
    expect(parse(boardSchema, { ...board, privacy }).privacy).toBe(read)
  })

  it('is public if the server says nothing', () => expect(parse(boardSchema, board).privacy).toBe('public'))

  it.each(['hidden', '', 'SECRET ', null, 1, ['SECRET']])(
    '%j is none, and never taken for public',
    (privacy) => {
      expect(is(boardSchema, { ...board, privacy })).toBe(false)
    },
  )
})

describe('D11 the boards of a list', () => {
  const read = (boards: unknown) =>
    parse(boardsSchema, { all_boards: boards }).all_boards.map((item) => item?.id)
  const isList = (boards: unknown) => is(boardsSchema, { all_boards: boards })

  it.each([
    [null],
    [{}],
    [[]],
    [{ ...board, id: '' }],
    [{ ...board, privacy: 'hidden' }],
    [{ ...board, owner: [] }],
  ])('%j is not among them, the others are', (bad) => {
    expect(read([{ ...board, id: '7' }, bad, { ...board, id: '8' }])).toEqual(['7', undefined, '8'])
  })

  it('may be none', () => expect(read([])).toEqual([]))

  it.each([[[{}]], [[null, { ...board, id: '' }]], [{}], ['none'], [null]])(
    '%j has none that can be read, which is no empty list',
    (boards) => expect(isList(boards)).toBe(false),
  )
})

it('§3 a person to invite without a username has none, even if the server calls it ""', () => {
  const person = parse(candidateSchema, { type: 'user', id: '4', username: '' })
  expect(toCollaborator(person)).toMatchObject({ username: null, name: '4' })
})
