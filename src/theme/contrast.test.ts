import { describe, expect, it } from 'vitest'
import { tokens } from './tokens.ts'

const colors = { ...tokens.color, ...tokens.severity }
type Role = keyof typeof colors
type Scheme = 'light' | 'dark'

const hexOf = (role: Role, scheme: Scheme): string => {
  const [light = '', dark = light] = colors[role].match(/#[0-9a-f]{6}/g) ?? []
  return scheme === 'light' ? light : dark
}

/** WCAG 2.2, "relative luminance". */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

const grounds: readonly Role[] = ['ground', 'raised', 'sunken', 'sunkenHover']
const onEveryGround = (roles: readonly Role[], on: readonly Role[]) =>
  roles.flatMap((role) => on.map((ground) => [role, ground] as const))

const textPairs = [
  ...onEveryGround(['text', 'textSubtle', 'danger', 'success'], grounds),
  ...onEveryGround(['text', 'textSubtle', 'danger'], ['dangerSurface']),
  ...onEveryGround(['text', 'textSubtle', 'warning'], ['warningSurface']),
  ['onAccent', 'accent'] as const,
  ['onAccent', 'accentHover'] as const,
]
const edgePairs = onEveryGround(['border', 'accent', 'focus'], ['ground', 'raised'])

describe.each(['light', 'dark'] as const)('contrast in the %s theme', (scheme) => {
  it('black on white is 21', () => expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5))

  it.each(textPairs)('%s on %s reaches 4.5 for text', (role, ground) => {
    expect(contrast(hexOf(role, scheme), hexOf(ground, scheme))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(edgePairs)('%s on %s reaches 3 for edges', (role, ground) => {
    expect(contrast(hexOf(role, scheme), hexOf(ground, scheme))).toBeGreaterThanOrEqual(3)
  })
})
