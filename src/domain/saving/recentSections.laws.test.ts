import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boardOf, saver, sectionOf } from '../../../testing/machines/saving.ts'
import { boardLists } from '../../flows/saving/boardPicker/boardLists.ts'
import { defaultCreatePinPolicy as limits } from '../policy/createPinPolicy.ts'
import { defaultSavingPolicy } from '../policy/savingPolicy.ts'
import type { Board, BoardOption } from './board.ts'
import { optionKey } from './boardOption.ts'
import { ownBoards } from './boardOrder.ts'
import { forgetSave, forgetSection, noRecentSaves, rememberSave, type RecentSaves } from './recentSaves.ts'
import { currentSections } from './recentSections.ts'

const id = fc.constantFrom('1', '2', '3')
const sectionsOf = (ids: readonly string[]) => ids.map((each) => sectionOf(each, `Section ${each}`))
const board: fc.Arbitrary<Board> = fc
  .record({
    id,
    ownerId: fc.constantFrom('1', '4'),
    isArchived: fc.boolean(),
    sectionCount: fc.nat(2),
    ids: fc.option(fc.uniqueArray(id)),
  })
  .map(({ ids, ...own }) =>
    boardOf(own.id, `Board ${own.id}`, { ...own, ...(ids && { sections: sectionsOf(ids) }) }),
  )
const boards = fc.uniqueArray(board, { selector: (each) => each.id })
const rows: fc.Arbitrary<readonly BoardOption[]> = fc
  .uniqueArray(fc.record({ boardId: id, sectionId: id }), { selector: (each) => JSON.stringify(each) })
  .map((all) =>
    all.map(({ boardId, sectionId }) => ({
      ...boardOf(boardId, 'Old name', { sectionCount: 1 }),
      section: sectionOf(sectionId, 'Old title'),
    })),
  )

const listsOf = (all: readonly Board[], recent: readonly BoardOption[], hasMore: boolean) =>
  boardLists({
    own: ownBoards(all, saver),
    allBoards: all,
    shortlist: [...recent, ...all],
    viewer: saver,
    query: '',
    hasMore,
    saving: { ...defaultSavingPolicy, singleListUpTo: 0, shortlistSuggestions: 2 },
  })

describe('the sections saved to last, as rows', () => {
  it('are there as they are now; not where the section is gone, or the board is gone, archived or another’s', () => {
    fc.assert(
      fc.property(boards, rows, fc.boolean(), (all, recent, hasMore) => {
        const isRight = (row: BoardOption) => {
          const now = all.find((each) => each.id === row.id)
          if (!now) return hasMore
          const isThere = now.sections
            ? now.sections.some((each) => each === row.section)
            : now.sectionCount > 0
          return isThere && row.name === now.name && !now.isArchived && now.ownerId === '1'
        }
        const sections = listsOf(all, recent, hasMore).topChoices.filter((row) => row.section)
        expect(sections.filter((row) => !isRight(row))).toEqual([])
      }),
    )
  })

  it('keep their order, newest first, before the boards; each once, and only so many', () => {
    fc.assert(
      fc.property(boards, rows, fc.boolean(), (all, recent, hasMore) => {
        const { topChoices } = listsOf(all, recent, hasMore)
        const sections = topChoices.filter((row) => row.section)
        expect(topChoices.slice(0, sections.length)).toEqual(sections)
        expect(new Set(topChoices.map(optionKey)).size).toBe(topChoices.length)
        const at = sections.map((row) => recent.findIndex((each) => optionKey(each) === optionKey(row)))
        expect(at).toEqual(at.toSorted((a, b) => a - b))
        expect(sections.length).toBeLessThanOrEqual(2)
      }),
    )
  })

  it('are none where the list has every board and no section is left', () => {
    const row = { ...boardOf('1', 'Lake', { sectionCount: 1 }), section: sectionOf('7', 'Lighting') }
    expect(currentSections([row], [], false)).toEqual([])
    expect(currentSections([row], [boardOf('1', 'Lake', { sections: [] })], true)).toEqual([])
    expect(currentSections([row], [], true)).toEqual([row])
  })
})

describe('remembering them', () => {
  const garden = boardOf('1', 'Garden rooms', { sectionCount: 2 })
  const into = (section: string | null, recent: RecentSaves = noRecentSaves) =>
    rememberSave(
      recent,
      {
        board: garden,
        section: section === null ? null : sectionOf(section, section),
        pinId: '9',
        imageSignature: null,
      },
      limits,
    )
  const names = ({ sections = [] }: RecentSaves) => sections.map(({ section }) => section.title)

  it('lists each once, newest first, within the limit; a save to a board changes nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.option(id), { maxLength: 9 }), (saves) => {
        const recent = saves.reduce<RecentSaves>((all, each) => into(each, all), noRecentSaves)
        const wanted = [...new Set(saves.filter((each) => each !== null).toReversed())]
        expect(names(recent)).toEqual(wanted.slice(0, limits.recentBoardLimit))
      }),
    )
  })

  it('reads what was kept before sections were', () => {
    const old: RecentSaves = { boards: [garden], pinId: '1', images: [] }
    expect([names(old), names(into('Lighting', old)), names(forgetSection(old, '1', '2'))]).toEqual([
      [],
      ['Lighting'],
      [],
    ])
  })

  it('keeps a section whose save was undone, and forgets one that is gone', () => {
    const recent = into('Lighting', into('Paths'))
    expect(names(forgetSave(recent, { board: garden, pinId: '9', imageSignature: null }))).toEqual([
      'Lighting',
      'Paths',
    ])
    expect(names(forgetSection(recent, '1', 'Lighting'))).toEqual(['Paths'])
    expect(names(forgetSection(recent, '2', 'Lighting'))).toEqual(['Lighting', 'Paths'])
  })
})
