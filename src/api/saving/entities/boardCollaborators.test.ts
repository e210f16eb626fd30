/** Who collaborates on a board is decorative: whatever a server sends, the board is there. */
import * as fc from 'fast-check'
import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { boardSchema } from './saving.ts'
import { toBoard } from './toBoard.ts'

const read = (own: object) =>
  toBoard(parse(boardSchema, { id: '1', name: 'Lakes', owner: { id: '1' }, ...own })).collaborators
const ana = { username: 'ana', full_name: 'Ana Acer', image: '/ana.webp' }
const anaRead = { username: 'ana', name: 'Ana Acer', imageUrl: '/ana.webp' }

it.each([
  ['nothing', {}, undefined],
  ['null', { collaborators: null, collaborator_count: null }, undefined],
  ['a list', { collaborators: [ana], collaborator_count: 4 }, { people: [anaRead], count: 4 }],
  ['a list without a count', { collaborators: [ana] }, { people: [anaRead], count: 1 }],
  ['one who is named twice', { collaborators: [ana, { username: 'ana' }] }, { people: [anaRead], count: 1 }],
  ['a count without a list', { collaborator_count: 4 }, undefined],
  [
    'a member without a name or picture',
    { collaborators: [{ username: 'ana' }, { username: 'ben', full_name: '\u200b', image: null }] },
    {
      people: [
        { username: 'ana', name: 'ana', imageUrl: null },
        { username: 'ben', name: 'ben', imageUrl: null },
      ],
      count: 2,
    },
  ],
  [
    'an address that runs something',
    { collaborators: [{ ...ana, image: 'javascript:alert(1)' }] },
    { people: [{ ...anaRead, imageUrl: null }], count: 1 },
  ],
])('reads %s', (_, sent, expected) => {
  expect(read(sent)).toEqual(expected)
})

it.each([
  null,
  7,
  'ana',
  [],
  {},
  { username: '' },
  { username: 7 },
  { ...ana, full_name: 7 },
  { ...ana, image: [] },
])('leaves out %j, and keeps the others', (bad) =>
  expect(read({ collaborators: [bad, ana] })).toEqual({ people: [anaRead], count: 1 }),
)

it.each([-1, 0.5, '4', {}, Number.NaN, Number.POSITIVE_INFINITY])('does not believe %j', (count) =>
  expect(read({ collaborators: [ana], collaborator_count: count })).toEqual({ people: [anaRead], count: 1 }),
)

it('reads the board whatever is sent', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (collaborators, count) => {
      const found = read({ collaborators, collaborator_count: count })
      expect(found === undefined || found.people.every(({ name }) => name !== '')).toBe(true)
    }),
  )
})
