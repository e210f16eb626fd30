import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boardOf } from '../../../testing/machines/saving.ts'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import type { Board, BoardCollaborator } from './board.ts'
import { sharedWith } from './boardFaces.ts'

const person = (name: string): BoardCollaborator => ({ username: name.toLowerCase(), name, imageUrl: null })
const [ana, ben, cleo, dan] = [person('Ana'), person('Ben'), person('Cleo'), person('Dan')]
const me: BoardCollaborator = { username: wren.username, name: wren.fullName, imageUrl: null }
const board = (people: readonly BoardCollaborator[], count = people.length, own: Partial<Board> = {}) =>
  boardOf('1', 'Lakes', { collaborators: { people, count }, ...own })
const shown = (of: Board, viewer: Parameters<typeof sharedWith>[1] = wren) => {
  const shared = sharedWith(of, viewer)
  return shared && [...shared.people.map(({ name }) => name), shared.others]
}

describe('who shares a board', () => {
  it.each([
    ['one', board([ana]), ['Ana', 0]],
    ['two named of four', board([ana, ben], 4), ['Ana', 'Ben', 2]],
    ['three of four', board([ana, ben, cleo, dan]), ['Ana', 'Ben', 'Cleo', 1]],
    ['a count that is too small', board([ana, ben], 0), ['Ana', 'Ben', 0]],
    ['the viewer left out', board([me, ana], 5, { isCollaboratedByMe: true }), ['Ana', 3]],
    ['the viewer only counted', board([ana], 2, { ownerId: '4', isCollaboratedByMe: true }), ['Ana', 0]],
    ['the viewer alone', board([me], 1, { ownerId: '4', isCollaboratedByMe: true }), null],
    ['only a count', board([], 7), null],
    ['no word of it', boardOf('1', 'Lakes'), null],
    ['the viewer’s own secret board', board([ana], 1, { privacy: 'secret', ownerId: '1' }), null],
    ['another’s secret board', board([ana], 1, { privacy: 'secret', ownerId: '4' }), ['Ana', 0]],
    ['the viewer’s own protected board', board([ana], 1, { privacy: 'protected' }), ['Ana', 0]],
  ] as const)('%s', (_, of, expected) => {
    expect(shown(of)).toEqual(expected)
  })

  it('a secret board of the profile that the viewer acts for is their own', () => {
    const of = board([ana], 1, { privacy: 'secret', ownerId: '701' })
    expect([shown(of), shown(of, { ...wren, actingFor: '701' })]).toEqual([['Ana', 0], null])
  })

  it('never the viewer, at most three, and as many in all as the server says', () => {
    const people = fc.uniqueArray(fc.constantFrom(me, ana, ben, cleo, dan))
    fc.assert(
      fc.property(people, fc.nat(9), fc.boolean(), (named, count, isCollaboratedByMe) => {
        const shared = sharedWith(board(named, count, { ownerId: '4', isCollaboratedByMe }), wren)
        const others = named.filter((one) => one !== me)
        const mine = isCollaboratedByMe || named.includes(me) ? 1 : 0
        const total = others.length === 0 ? 0 : Math.max(others.length, count - mine)
        expect(shared?.people ?? []).toEqual(others.slice(0, 3))
        expect((shared?.people.length ?? 0) + (shared?.others ?? 0)).toBe(total)
      }),
    )
  })
})
