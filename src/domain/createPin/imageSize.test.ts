import { describe, expect, it } from 'vitest'
import { defaultCreatePinPolicy as policy } from '../policy/createPinPolicy.ts'
import { byUsefulness, isUsefulSize } from './imageSize.ts'

describe('K5 Images that are too small', () => {
  it.each([
    [80, 80, true],
    [2000, 80, true],
    [79, 80, false],
    [80, 79, false],
    [1, 1, false],
    [0, 0, false],
    [NaN, 200, false],
    [-200, -200, false],
  ])('%d × %d is useful: %s', (width, height, is) => expect(isUsefulSize(width, height, policy)).toBe(is))
})

describe('K5 The most useful image comes first', () => {
  const images = [
    { width: 4000, height: 200 },
    { width: 200, height: 300 },
    { width: 0, height: 0 },
    { width: 1200, height: 800 },
    { width: 100, height: 3000 },
    { width: NaN, height: 500 },
    { width: 600, height: 900 },
  ]

  it('by area, with extreme aspect ratios and unknown sizes last', () => {
    expect(images.toSorted(byUsefulness).map(({ width }) => width)).toEqual([
      1200,
      600,
      200,
      4000,
      100,
      0,
      NaN,
    ])
  })

  it('and images of the same size keep their order', () => {
    const pair = ['first', 'second'].map((name) => ({ name, width: 300, height: 300 }))
    expect(pair.toSorted(byUsefulness)).toEqual(pair)
  })
})
