import { describe, expect, it, vi } from 'vitest'
import { boardOf } from '../../../testing/machines/saving.ts'
import { defaultCreatePinPolicy as limits } from '../../domain/policy/createPinPolicy.ts'
import { rememberSave } from '../../domain/saving/recentSaves.ts'
import { createVisitMemory } from './visitMemory.ts'

const lake = 'https://wren.example/photos/lake.jpg'
const [sofa, garden] = [boardOf('a', 'Sofa'), boardOf('b', 'Garden')]

describe('§3 In memory', () => {
  it('starts empty', () => {
    expect(createVisitMemory().recentSaves()).toEqual({ boards: [], pinId: null, images: [] })
  })

  it('remembers saves, the newest first', () => {
    const visit = createVisitMemory()
    visit.updateSaves((recent) =>
      rememberSave(recent, { board: sofa, pinId: '1', imageSignature: lake }, limits),
    )
    visit.updateSaves((recent) =>
      rememberSave(recent, { board: garden, pinId: '2', imageSignature: null }, limits),
    )
    expect(visit.recentSaves()).toMatchObject({
      boards: [garden, sofa],
      pinId: '2',
      images: [{ board: sofa }],
    })
  })

  it('the server’s boards replace those of the visit, and keep the pin and its image', () => {
    const visit = createVisitMemory()
    visit.updateSaves((recent) =>
      rememberSave(recent, { board: sofa, pinId: '1', imageSignature: lake }, limits),
    )
    visit.rememberBoards([garden])
    expect(visit.recentSaves()).toMatchObject({ boards: [garden], pinId: '1', images: [{ board: sofa }] })
  })

  it('two memories share nothing', () => {
    createVisitMemory().rememberBoards([sofa])
    expect(createVisitMemory().recentSaves().boards).toEqual([])
  })
})

describe('F20 lists of boards that are out of date', () => {
  it('have a new version for this member alone', () => {
    const visit = createVisitMemory()
    const before = [visit.boardsVersion('wren'), visit.boardsVersion('sage')]
    visit.invalidateBoards('wren')
    expect(visit.boardsVersion('wren')).not.toBe(before[0])
    expect(visit.boardsVersion('sage')).toBe(before[1])
    // Names of object members are names like others.
    expect(visit.boardsVersion('__proto__')).toBe(before[1])
  })

  it('notify listeners until they unsubscribe', () => {
    const visit = createVisitMemory()
    const [one, other] = [vi.fn<() => void>(), vi.fn<() => void>()]
    const unsubscribe = visit.subscribe(one)
    visit.subscribe(other)
    visit.invalidateBoards('wren')
    unsubscribe()
    visit.invalidateBoards('wren')
    expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 2])
  })
})
