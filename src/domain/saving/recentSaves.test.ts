import { describe, expect, it } from 'vitest'
import { boardOf } from '../../../testing/machines/saving.ts'
import { defaultCreatePinPolicy as limits } from '../policy/createPinPolicy.ts'
import { imageSignatureOf } from './imageAddress.ts'
import { forgetSave, noRecentSaves, rememberSave, savedBoardOf, type RecentSave } from './recentSaves.ts'

const photo = (name: string) => `https://wren.example/photos/${name}.jpg`
const save = (id: string, change: Partial<RecentSave> = {}): RecentSave => ({
  board: boardOf(id, `Board ${id}`),
  pinId: `pin ${id}`,
  imageSignature: imageSignatureOf(photo(id)),
  ...change,
})
const after = (saves: readonly RecentSave[]) =>
  saves.reduce((recent, one) => rememberSave(recent, one, limits), noRecentSaves)

describe('§3 In memory: recent saves', () => {
  it('are empty at first', () => {
    expect(noRecentSaves).toEqual({ boards: [], pinId: null, images: [] })
  })

  it('list boards, newest first, and the most recent pin', () => {
    const recent = after([save('1'), save('2')])
    expect(recent.boards.map(({ id }) => id)).toEqual(['2', '1'])
    expect(recent.pinId).toBe('pin 2')
  })

  it('list a board once, with its latest data', () => {
    const recent = after([save('1'), save('2'), save('1', { board: boardOf('1', 'Renamed') })])
    expect(recent.boards.map(({ name }) => name)).toEqual(['Renamed', 'Board 2'])
  })

  it('keep the newest boards', () => {
    const recent = after(Array.from({ length: 20 }, (_, n) => save(String(n))))
    expect(recent.boards.map(({ id }) => id)).toEqual(['19', '18', '17'])
  })

  it('leave the previous value alone', () => {
    const recent = Object.freeze(after([save('1')]))
    rememberSave(recent, save('2'), limits)
    expect(recent.boards.map(({ id }) => id)).toEqual(['1'])
  })
})

describe('§3, §9 In memory: recent images', () => {
  it('are those of the last 11 saves, newest first', () => {
    const { images } = after(Array.from({ length: 20 }, (_, n) => save(String(n))))
    expect(images.map(({ board }) => board.id)).toEqual(Array.from({ length: 11 }, (_, n) => String(19 - n)))
  })

  it('forget one whose save was undone, and no other', () => {
    const recent = after([save('1'), save('2')])
    expect(forgetSave(recent, save('2'))).toEqual({
      boards: recent.boards,
      pinId: null,
      images: recent.images.slice(1),
    })
    expect(forgetSave(recent, save('1')).pinId).toBe('pin 2')
    expect(forgetSave(recent, save('2', { board: boardOf('3', 'Board 3'), pinId: '' }))).toEqual(recent)
  })

  it('list an image once, with the board it was saved to last', () => {
    const recent = after([
      save('1', { imageSignature: imageSignatureOf(photo('a')) }),
      save('2'),
      save('3', { imageSignature: imageSignatureOf(`${photo('a')}?w=300`) }),
    ])
    expect(recent.images.map(({ board }) => board.id)).toEqual(['3', '2'])
    expect(savedBoardOf(recent, imageSignatureOf(photo('a-300x200')))?.id).toBe('3')
  })

  it.each([null, undefined, '', 'data:image/png;base64,AA', 'https://'])(
    'know nothing of the image %j, and keep the others',
    (imageUrl) => {
      const recent = after([save('1'), save('2', { imageSignature: imageSignatureOf(imageUrl) })])
      expect(recent.images.map(({ board }) => board.id)).toEqual(['1'])
      expect(savedBoardOf(recent, imageSignatureOf(imageUrl))).toBeNull()
    },
  )

  it('tell images apart that were not saved', () => {
    expect(savedBoardOf(after([save('1')]), imageSignatureOf(photo('2')))).toBeNull()
    expect(savedBoardOf(noRecentSaves, imageSignatureOf(photo('1')))).toBeNull()
  })
})
