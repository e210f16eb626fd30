import { gardenRooms } from '../testing/payloads.ts'
import { describe, expect, it } from 'vitest'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import { modes, type Mount } from '../../../../testing/stage/mountFlow.tsx'
import { fill, press, soon } from '../../../../testing/stage/person.ts'
import { choose, onSaved, opening, pin } from '../../../../testing/stage/saveToBoardPage.tsx'
import { SaveToBoard } from './SaveToBoard.tsx'

const sources = { sourceBoardId: '204', sourceSectionId: '9', pinImport: { job: '7' } }
const board = {
  layout: null,
  privacy: 'public',
  isCollaborative: false,
  sectionCount: 0,
  ownerId: '1',
  ownerUsername: 'wren',
  collaboratorIds: [],
  isCollaboratedByMe: false,
  isArchived: false,
}
const repinned = { id: '9000', imageUrl: '/pins/lake.svg', color: '#4f7f8c' }

/** The modal that an app mounts, and the flow that it runs for each save. */
const surfaces = [
  ['the modal', (mount: Mount) => opening(mount)(undefined, sources)],
  [
    'the flow',
    (mount: Mount) => {
      onSaved.mockClear()
      const order = { id: 7, session: wren, pin, isToastShown: true, method: null, editsDescription: false }
      mount(
        <SaveToBoard
          order={{ ...order, ...sources }}
          isOpen
          listeners={{ onSaved }}
          onToast={() => {}}
          onDescription={() => {}}
          onEnded={() => {}}
        />,
        { session: wren },
      )
    },
  ],
] as const

/** The payload of the only call, which has these keys and no others. */
const payload = async () => {
  await soon(() => expect(onSaved).toHaveBeenCalledOnce())
  const saved = onSaved.mock.calls[0]?.[0] ?? {}
  expect(Object.keys(saved).toSorted()).toEqual([
    'board',
    'pin',
    'pinImport',
    'section',
    'sourceBoardId',
    'sourceSectionId',
    'viewerPinCountDelta',
  ])
  return saved
}

describe.each(modes)('§7 what onSaved is called with, %s', (_, mount) => {
  describe.each(surfaces)('from %s', (__, open) => {
    it('a board: the new id of the pin, the board, the board and section it was opened from', async () => {
      await open(mount)
      await choose('Blue sofa')
      expect(await payload()).toStrictEqual({
        pin: repinned,
        board: {
          ...board,
          id: '202',
          name: 'Blue sofa',
          url: '/wren/202/',
          coverUrl: '/pins/sofa.svg',
          pinCount: 32,
          sections: [],
          coverImages: ['/pins/sofa.svg'],
        },
        section: null,
        viewerPinCountDelta: 1,
        ...sources,
      })
    })

    it('a section: the section too', async () => {
      await open(mount)
      await choose('Garden rooms')
      await choose('Lighting')
      expect(await payload()).toStrictEqual({
        pin: repinned,
        board: {
          ...board,
          id: '201',
          name: 'Garden rooms',
          url: '/wren/201/',
          coverUrl: '/pins/lake.svg',
          sectionCount: 3,
          pinCount: 49,
          sections: gardenRooms.sections,
          coverImages: ['/pins/monstera.svg'],
        },
        section: {
          id: '301',
          title: 'Lighting',
          slug: 'lighting',
          boardId: '201',
          pinCount: 10,
          previewUrls: ['/pins/lanterns.svg', '/pins/candles.svg'],
        },
        viewerPinCountDelta: 1,
        ...sources,
      })
    })

    it('a new board: its id from the server, and the pin as its cover', async () => {
      await open(mount)
      await press('Create board')
      await fill('Name', 'Ponds')
      await press('Create')
      expect(await payload()).toStrictEqual({
        pin: repinned,
        board: {
          ...board,
          id: '1013',
          name: 'Ponds',
          url: '/wren/1013/',
          coverUrl: '/pins/lake.svg',
          pinCount: 1,
          coverImages: [],
        },
        section: null,
        viewerPinCountDelta: 1,
        ...sources,
      })
    })
  })

  it('a new pin, opened from no board', async () => {
    await opening(mount)(undefined, { pin: { id: null, link: 'https://acme.example/' } })
    await choose('10 minute sketches')
    expect(await payload()).toStrictEqual({
      pin: { id: '9000', link: 'https://acme.example/' },
      board: {
        ...board,
        id: '205',
        name: '10 minute sketches',
        url: '/wren/205/',
        coverUrl: null,
        pinCount: 1,
        sections: [],
        coverImages: [],
      },
      section: null,
      viewerPinCountDelta: 1,
      sourceBoardId: null,
      sourceSectionId: null,
      pinImport: null,
    })
  })
})
