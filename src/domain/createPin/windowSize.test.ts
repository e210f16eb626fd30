import { describe, expect, it } from 'vitest'
import { defaultCreatePinPolicy as policy } from '../policy/createPinPolicy.ts'
import { draftSize, popupSize, type Size } from './windowSize.ts'

const large = { width: 2000, height: 1500 }

describe('§9 Popup resize 750 wide, height plus 48, minimum 750 tall', () => {
  it.each([
    [800, 848],
    [800.2, 849],
    [702, 750],
    [703, 751],
    [100, 750],
    [0, 750],
    [-5, 750],
    [NaN, 750],
    [Infinity, 750],
    [5000, 1500],
  ])('content %d tall makes it %d tall', (contentHeight, height) => {
    expect(popupSize({ contentHeight, screen: large, policy })).toEqual({ width: 750, height })
  })

  it('is never larger than the screen', () => {
    const screen = { width: 600, height: 500 }
    expect(popupSize({ contentHeight: 900, screen, policy })).toEqual(screen)
  })

  it('ignores a screen of unknown size', () => {
    const screen = { width: 0, height: NaN }
    expect(popupSize({ contentHeight: 900, screen, policy })).toEqual({ width: 750, height: 948 })
  })
})

describe('§2 The window of a logged-out draft has a minimum size', () => {
  it.each<[string, Size, Size | null]>([
    ['grows', { width: 500, height: 400 }, { width: 750, height: 750 }],
    ['grows in one direction only', { width: 900, height: 400 }, { width: 900, height: 750 }],
    ['keeps the minimum', { width: 750, height: 750 }, null],
    ['never shrinks', { width: 2500, height: 1600 }, null],
  ])('%s', (_, current, size) => {
    expect(draftSize({ current, screen: large, policy })).toEqual(size)
  })

  it('never grows beyond the screen', () => {
    const screen = { width: 1000, height: 600 }
    expect(draftSize({ current: { width: 500, height: 400 }, screen, policy })).toEqual({
      width: 750,
      height: 600,
    })
    expect(draftSize({ current: { width: 800, height: 600 }, screen, policy })).toBeNull()
  })
})
