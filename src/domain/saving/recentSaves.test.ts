import { describe, expect, it } from 'vitest'
import { boardOf } from '../../../machines/testing/saving.ts'
import { defaultCreatePinPolicy as limits } from '../policy/createPinPolicy.ts'
import { noRecentSaves, rememberSave, type RecentSave } from './recentSaves.ts'

const save = (id: string, name = `Board ${id}`): RecentSave => ({
  board: boardOf(id, name),
  pinId: `pin ${id}`,
})
const after = (saves: readonly RecentSave[]) =>
  saves.reduce((recent, one) => rememberSave(recent, one, limits), noRecentSaves)

describe('§3 In memory: recent saves', () => {
  it('are empty at first', () => {
    expect(noRecentSaves).toEqual({ boards: [], pinId: null })
  })

  it('list boards, newest first, and the most recent pin', () => {
    const recent = after([save('1'), save('2')])
    expect(recent.boards.map(({ id }) => id)).toEqual(['2', '1'])
    expect(recent.pinId).toBe('pin 2')
  })

  it('list a board once, with its latest data', () => {
    const recent = after([save('1'), save('2'), save('1', 'Renamed')])
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
