/** The order of boards that a device remembers. */
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { boardSorts, parseBoardSort } from '../../../domain/people/boardSort.ts'
import { createMemoryPlatform } from '../../../platform/memory.ts'
import { BOARD_SORT_KEY, readBoardSort, storeBoardSort } from './boardSort.storage.ts'

it('is none at first, and then the last one chosen', () => {
  const platform = createMemoryPlatform()
  expect(readBoardSort(platform)).toBeNull()
  for (const sort of [...boardSorts, ...boardSorts.toReversed()]) {
    storeBoardSort(platform, sort)
    expect(readBoardSort(platform)).toBe(sort)
  }
})

it('whatever else is stored counts as none, and is replaced by the next choice', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(...boardSorts), (stored, chosen) => {
      const platform = createMemoryPlatform({ stored: { [BOARD_SORT_KEY]: stored } })
      expect(readBoardSort(platform)).toBe(parseBoardSort(stored))
      storeBoardSort(platform, chosen)
      expect(readBoardSort(platform)).toBe(chosen)
    }),
  )
})

it.each(['{', '', 'name', '"NAME"', '["name"]', '{"sort":"name"}'])('the text %j counts as none', (text) => {
  const platform = createMemoryPlatform()
  platform.storage.texts.set(BOARD_SORT_KEY, text)
  expect(readBoardSort(platform)).toBeNull()
})
