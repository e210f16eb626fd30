import { is, parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { memberSchema } from '../../people/entities/member.ts'
import { toMember } from '../../people/entities/toMember.ts'
import { boardSchema, boardsSchema, candidateSchema, pinDetailsSchema } from './saving.ts'
import { toBoard } from './toBoard.ts'
import { toCollaborator } from './toCollaborator.ts'
import { toSavedPin } from './toSavedPin.ts'

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

it.each([
  ['a name', { type: 'user', full_name: 'n'.repeat(71), username: 'wren' }, `${'n'.repeat(70)}…`],
  ['a username in its place', { type: 'user', username: 'u'.repeat(71) }, `${'u'.repeat(70)}…`],
  ['graphemes', { type: 'user_share_suggestion', full_name: '👩‍👩‍👧‍👧'.repeat(71) }, `${'👩‍👩‍👧‍👧'.repeat(70)}…`],
  [
    'not an address',
    { type: 'email', id: `${'a'.repeat(70)}@wren.example` },
    `${'a'.repeat(70)}@wren.example`,
  ],
])('§5 a full name of a person to invite is cut at 70 characters: %s', (_, own, name) => {
  expect(toCollaborator(parse(candidateSchema, { id: '4', ...own })).name).toBe(name)
})

describe('§3 the ids of the query, which are longer than those of the other calls', () => {
  it('a member is known by the entityId', () => {
    const member = { id: 'VXNlcjo0', entityId: '4', username: 'sage' }
    expect(toMember(parse(memberSchema, member)).id).toBe('4')
    expect(toMember(parse(memberSchema, { ...member, entityId: null })).id).toBe('VXNlcjo0')
  })

  it.each(['', 4, {}])('an entityId %j is malformed', (entityId) =>
    expect(is(memberSchema, { id: '4', entityId, username: 'sage' })).toBe(false),
  )
})

describe('§3 the media of a pin', () => {
  const read = (own: object) => toSavedPin(parse(pinDetailsSchema, { id: '1', ...own })).media
  const small = { url: '/236x/lake.webp', width: 236, height: 354 }
  const orig = { url: '/originals/lake.webp', width: 1_180, height: 1_770 }

  it('is the picture of 236x, with the original one for dense screens', () => {
    expect(read({ imageSpec_236x: small, imageSpec_orig: orig })).toEqual({
      kind: 'image',
      picture: { ...small, original: { url: orig.url, width: 1_180 } },
      isPlayable: false,
    })
  })

  it('is the original one if there is no other', () =>
    expect(read({ imageSpec_orig: orig })).toMatchObject({ picture: orig }))

  it.each(['image', 'gif'])('is an embedded %s if there is neither', (type) =>
    expect(read({ embed: { src: '/embeds/lake.gif', type } })).toMatchObject({
      picture: { url: '/embeds/lake.gif', width: 0, height: 0 },
      isPlayable: false,
    }),
  )

  it('is marked as playable with any other embed, which is not a picture', () => {
    const embed = { src: 'https://video.example/2', type: 'video' }
    expect(read({ imageSpec_236x: small, embed })).toEqual({
      kind: 'image',
      picture: small,
      isPlayable: true,
    })
    expect(read({ embed })).toEqual({ kind: 'image', picture: null, isPlayable: true })
  })

  it('has the shape of the video’s cover', () => {
    const customCoverImg = { name: 'cover', src: '/covers/dunes.webp', width: 720, height: 1_280 }
    const video = { src: '/pins/dunes.webm', duration: 83, customCoverImg }
    expect(read({ video })).toMatchObject({
      kind: 'video',
      poster: '/covers/dunes.webp',
      shape: { width: 720, height: 1_280 },
    })
    expect(read({ video: { ...video, customCoverImg: null }, imageSpec_236x: small })).toMatchObject({
      poster: small.url,
      shape: { width: 236, height: 354 },
    })
  })

  it.each(['javascript:alert(1)', 'data:image/png;base64,AA', '/a b.webp', '/a,'])(
    'E16 %j is no original for dense screens',
    (url) =>
      expect(read({ imageSpec_236x: small, imageSpec_orig: { ...orig, url } })).toMatchObject({
        picture: small,
      }),
  )
})

it('§3 a pin says what its requests track', () => {
  const read = (own: object) => toSavedPin(parse(pinDetailsSchema, { id: '1', ...own })).trackingParams
  expect([read({ trackingParams: 'CwA' }), read({})]).toEqual(['CwA', null])
})

it('§3 a new board names its owner', () => {
  const read = (owner: object) => toBoard(parse(boardSchema, { ...board, owner })).ownerUsername
  expect([read({ id: '1', username: 'wren' }), read({ id: '1', username: '' }), read({ id: '1' })]).toEqual([
    'wren',
    null,
    null,
  ])
})

describe('the sections of a listed board', () => {
  const read = (sections?: unknown) => toBoard(parse(boardSchema, { ...board, sections })).sections

  it.each([[undefined], [null], [{}], ['Lighting'], [3]])(
    'are unknown where the server sends %o',
    (sections) => {
      expect(read(sections)).toBeUndefined()
    },
  )

  it('are each listed once; malformed ones are left out, and the board is not', () => {
    const lighting = { id: '3', name: 'Lighting' }
    const sent = [
      lighting,
      { ...lighting, name: 'Again' },
      { id: '', name: 'No ID' },
      { id: 4 },
      null,
      'Paths',
      [],
    ]
    expect(read(sent)).toEqual([
      { id: '3', title: 'Lighting', slug: '', boardId: '1', pinCount: 0, previewUrls: [] },
    ])
  })
})
