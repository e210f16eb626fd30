/**
 * The tokens of src/theme/tokens.ts in the format of the W3C's Design Tokens Community Group (2025.10), for design tools and for apps that
 * are not styled with CSS. Groups whose colors depend on the scheme appear twice, under `light` and `dark`.
 */
import type { Plugin } from 'vite'
import { tokens } from '../../src/theme/tokens.ts'

type Scheme = 'light' | 'dark'

/** Picks one side of every `light-dark(…, …)` in a value. */
const inScheme = (css: string, scheme: Scheme) =>
  css.replaceAll(/light-dark\(((?:[^(),]|\([^()]*\))+), ((?:[^(),]|\([^()]*\))+)\)/g, (_, light, dark) =>
    scheme === 'light' ? light : dark,
  )

const rounded = (channel: number) => Number((channel / 255).toFixed(5))

const srgb = (components: readonly number[], alpha: number) => ({ colorSpace: 'srgb', components, alpha })
export type ColorValue = ReturnType<typeof srgb>

function color(css: string): ColorValue {
  if (css === 'transparent') return srgb([0, 0, 0], 0)
  const hex = /^#(..)(..)(..)$/.exec(css)?.slice(1)
  const channels = hex?.map((part) => rounded(Number.parseInt(part, 16)))
  if (channels) return srgb(channels, 1)
  const [, red, green, blue, alpha = 1] = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(css) ?? []
  if (red === undefined) throw new Error(`'${css}' is no color that the tokens are written in.`)
  const components = [red, green, blue].map((part) => rounded(Number(part)))
  return srgb(components, Number(alpha))
}

function length(css: string) {
  const [, value, unit = 'px'] = /^(-?[\d.]+)(px|rem|ms)?$/.exec(css) ?? []
  if (value === undefined) throw new Error(`'${css}' is no length.`)
  return { value: Number(value), unit }
}
export type Length = ReturnType<typeof length>

function shadow(css: string) {
  const [, inset, lengths = '', tone = ''] = /^(inset )?((?:-?[\d.]+(?:px)? )+)(.+)$/.exec(css) ?? []
  const [offsetX, offsetY, blur = '0', spread = '0'] = lengths.trim().split(' ')
  if (offsetX === undefined || offsetY === undefined) throw new Error(`'${css}' is no shadow.`)
  return {
    color: color(tone),
    offsetX: length(offsetX),
    offsetY: length(offsetY),
    blur: length(blur),
    spread: length(spread),
    inset: inset !== undefined,
  }
}
export type Shadow = ReturnType<typeof shadow>

const shadows = (css: string) => css.split(/, (?![^(]*\))/).map(shadow)
/** By default titles use the same font as text: an alias. */
const families = (css: string) =>
  css === 'inherit' ? '{font.body}' : css.split(', ').map((family) => family.replaceAll('"', ''))

type Group = Readonly<Record<string, string>>

const group = (type: string, values: Group, read: (css: string) => unknown) => ({
  $type: type,
  ...Object.fromEntries(Object.entries(values).map(([name, css]) => [name, { $value: read(css) }])),
})

const colorsOf = (scheme: Scheme) => {
  const inOne = (values: Group) => group('color', values, (css) => color(inScheme(css, scheme)))
  return {
    color: inOne(tokens.color),
    severity: inOne(tokens.severity),
    elevation: group('shadow', tokens.elevation, (css) => shadows(inScheme(css, scheme))),
  }
}

/** The content of `tackboard/tokens.json`. */
export const designTokens = {
  $description: 'Tackboard. In CSS each token is the custom property --tb-<group>-<name>.',
  light: colorsOf('light'),
  dark: colorsOf('dark'),
  space: group('dimension', tokens.space, length),
  radius: group('dimension', tokens.radius, length),
  type: group('dimension', tokens.type, length),
  size: group('dimension', tokens.size, length),
  font: group('fontFamily', tokens.font, families),
  motion: group('duration', tokens.motion, length),
}

/** A bundler plugin that adds the file to the package. */
export const designTokensFile = (): Plugin => ({
  name: 'design-tokens',
  generateBundle() {
    const source = `${JSON.stringify(designTokens)}\n`
    this.emitFile({ type: 'asset', fileName: 'tokens.json', source })
  },
})
