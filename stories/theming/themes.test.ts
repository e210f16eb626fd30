import { describe, expect, it } from 'vitest'
import { tokens } from '../../src/theme/tokens.ts'
import { contrastOf, pairOf } from '../docs/pages/contrast.ts'
import { colors, measured } from '../docs/pages/foundations.ts'
import { bookish, dense } from '../../testing/stage/themes.ts'

const properties = new Set(
  Object.entries(tokens).flatMap(([group, values]) =>
    Object.keys(values).map((name) => `--tb-${group}-${name}`),
  ),
)

describe.each([
  ['bookish', bookish],
  ['dense', dense],
])('The theme %s', (_, theme) => {
  it('sets only public tokens', () =>
    expect(Object.keys(theme).filter((name) => !properties.has(name))).toEqual([]))

  it.each(measured)('has $text on $ground with a contrast of $least', ({ text, ground, least }) => {
    const valueOf = (role: keyof typeof colors) => {
      const group = role in tokens.color ? 'color' : 'severity'
      return pairOf(theme[`--tb-${group}-${role}`] ?? colors[role])
    }
    const [front, back] = [valueOf(text), valueOf(ground)]
    expect(contrastOf(front.light, back.light)).toBeGreaterThanOrEqual(least)
    expect(contrastOf(front.dark, back.dark)).toBeGreaterThanOrEqual(least)
  })
})
