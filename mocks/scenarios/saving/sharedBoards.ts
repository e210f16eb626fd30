import { boards as arabicNames } from '../../fixtures/arabic.ts'
import { boardRow } from '../../fixtures/boards.ts'
import { boardData } from '../../handlers/saving/boards.ts'
import type { BoardRow } from '../../rows.ts'
import { languageOf } from '../../language.ts'
import { wrongShape } from '../../respond.ts'
import type { Situation } from '../scenario.ts'

/** Boards that are shared with none, one, several and many, and of which some must not say so. */
const sharedBoards: readonly BoardRow[] = [
  boardRow(231, 'Allotment', { coverUrl: '/pins/lemons.svg', collaboratorIds: ['4', '5', '7', '9', '8'] }),
  boardRow(232, 'Blue sofa', { coverUrl: '/pins/sofa.svg' }),
  boardRow(233, 'Garden rooms', { coverUrl: '/pins/monstera.svg', collaboratorIds: ['5', '12'] }),
  boardRow(234, 'Gifts', { coverUrl: '/pins/candles.svg', privacy: 'secret', collaboratorIds: ['4'] }),
  boardRow(235, 'Studio', { ownerId: '4', coverUrl: '/pins/vases.svg', collaboratorIds: ['1', '7'] }),
  boardRow(236, 'Team kitchen', { ownerId: '4', coverUrl: '/pins/shelf.svg', collaboratorIds: ['1'] }),
  boardRow(237, 'The long way round the lake, with everybody who has ever come along', {
    coverUrl: '/pins/lake.svg',
    collaboratorIds: ['9', '4', '7', ...Array.from({ length: 1_231 }, (_, n) => String(100 + n))],
  }),
  boardRow(238, 'Weeknight suppers', { coverUrl: '/pins/figs.svg', collaboratorIds: ['4'] }),
]

const hostile = '<img src=x onerror="globalThis.wasRun=true">'
const malformedCollaborators = [
  7,
  'Ana',
  { username: 'ana' },
  [null, 3, [], {}, { username: '' }, { username: 7 }, { username: 'ana', image: {} }],
  [
    { username: 'ana', full_name: hostile, image: 'javascript:globalThis.wasRun=true' },
    { username: 'ana' },
    { username: 'ben', full_name: '\u202E\u200B', image: '/people/gone.svg' },
  ],
]
const malformedCounts = [-1, 0.5, '7', null, 1e9, {}, 0]

const listed = <Board>(boards: readonly Board[]) => ({
  resource_response: {
    data: { all_boards: [...boards], boards_shortlist: boards.slice(0, 2), bookmark: null },
  },
})
const policy = { saving: { boardFaces: true } } as const
/** On an Arabic page its boards have Arabic names. */
const inLanguage = (row: BoardRow): BoardRow =>
  languageOf() === 'ar' ? { ...row, name: arabicNames[row.id] ?? row.name } : row

export const sharedBoardsSituations = {
  /** The member may see who shares a board. */
  shared: { policy, answers: { readBoards: () => listed(sharedBoards.map(inLanguage).map(boardData)) } },
  /** The server sends anything but people. */
  sharedMalformed: {
    policy,
    answers: {
      readBoards: () =>
        wrongShape(
          listed(
            sharedBoards.map((row, n) =>
              Object.assign(boardData(row), {
                collaborators: malformedCollaborators[n % malformedCollaborators.length],
                collaborator_count: malformedCounts[n % malformedCounts.length],
              }),
            ),
          ),
        ),
    },
  },
} as const satisfies Readonly<Record<string, Situation>>
