import { describe, expect, it } from 'vitest'
import { color } from '../../../src/theme/tokens.ts'
import { contrastOf, pairOf } from './contrast.ts'
import { colors, measured } from './foundations.ts'

describe('contrast', () => {
  it('of black on white is 21, of a color on itself 1', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrastOf('#cb3a22', '#cb3a22')).toBe(1)
  })

  it('reads both colors of a token', () => {
    expect(pairOf('light-dark(#ffffff, #151211)')).toEqual({ light: '#ffffff', dark: '#151211' })
    expect(pairOf(color.onAccent)).toEqual({ light: '#ffffff', dark: '#ffffff' })
  })
})

it.each(measured)('$text on $ground reaches $least : 1 in both themes', ({ text, ground, least }) => {
  const [above, below] = [pairOf(colors[text]), pairOf(colors[ground])]
  expect(
    Math.min(contrastOf(above.light, below.light), contrastOf(above.dark, below.dark)),
  ).toBeGreaterThanOrEqual(least)
})
