import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { tokens } from '../../src/theme/tokens.ts'
import { designTokens, type ColorValue, type Length, type Shadow } from './designTokens.ts'

const channel = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const color = v.strictObject({
  colorSpace: v.literal('srgb'),
  components: v.tuple([channel, channel, channel]),
  alpha: channel,
})
const dimension = v.strictObject({ value: v.number(), unit: v.picklist(['px', 'rem']) })

/** The values of each type, according to the Design Tokens Community Group's format. */
const schemas: Readonly<Record<string, v.GenericSchema>> = {
  color,
  dimension,
  duration: v.strictObject({ value: v.number(), unit: v.picklist(['ms', 's']) }),
  // Names, or an alias of another token.
  fontFamily: v.union([v.array(v.pipe(v.string(), v.nonEmpty())), v.literal('{font.body}')]),
  shadow: v.array(
    v.strictObject({
      color,
      offsetX: dimension,
      offsetY: dimension,
      blur: dimension,
      spread: dimension,
      inset: v.boolean(),
    }),
  ),
}

interface Token {
  readonly path: string
  readonly type: unknown
  readonly value: unknown
}

/** Every token in a group, with its own or inherited type. */
function tokensIn(group: object, path = '', inherited: unknown = undefined): Token[] {
  const { $type: type = inherited, $value: value }: { $type?: unknown; $value?: unknown } = group
  if (value !== undefined) return [{ path, type, value }]
  return Object.entries(group)
    .filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, inside]) => tokensIn(inside, path ? `${path}.${name}` : name, type))
}

// The functions below convert the file's values back to CSS.
const cssColor = ({ components, alpha }: ColorValue) => {
  const channels = components.map((part) => Math.round(part * 255))
  if (alpha === 1) return `#${channels.map((part) => part.toString(16).padStart(2, '0')).join('')}`
  return alpha === 0 ? 'transparent' : `rgb(${channels.join(' ')} / ${alpha})`
}
const cssLength = ({ value, unit }: Length) => `${value}${unit}`
const short = ({ value, unit }: Length) => (value === 0 ? '0' : `${value}${unit}`)
const pair = (light: string, dark: string) => (light === dark ? light : `light-dark(${light}, ${dark})`)

function cssShadows(light: readonly Shadow[], dark: readonly Shadow[]) {
  const one = ({ inset, offsetX, offsetY, blur, spread, color: tone }: Shadow, index: number) => {
    const lengths = [
      offsetX,
      offsetY,
      ...(blur.value || spread.value ? [blur] : []),
      ...(spread.value ? [spread] : []),
    ]
    const other = dark[index]
    if (!other) throw new Error('The schemes have different shadows.')
    return `${inset ? 'inset ' : ''}${lengths.map(short).join(' ')} ${pair(cssColor(tone), cssColor(other.color))}`
  }
  return light.map(one).join(', ')
}

const valueAt = (path: string) => tokensIn(designTokens).find((token) => token.path === path)?.value

function cssOf(group: string, name: string): unknown {
  const shared = valueAt(`${group}.${name}`)
  if (shared === '{font.body}') return 'inherit'
  // SAFETY: the test above checks each value against the schema of its type.
  if (group === 'font')
    return (shared as string[]).map((family) => (/ V/.test(family) ? `"${family}"` : family)).join(', ')
  // SAFETY: as above.
  if (shared) return cssLength(shared as Length)
  const [light, dark] = [valueAt(`light.${group}.${name}`), valueAt(`dark.${group}.${name}`)]
  // SAFETY: as above.
  if (group === 'elevation') return cssShadows(light as Shadow[], dark as Shadow[])
  // SAFETY: as above.
  return pair(cssColor(light as ColorValue), cssColor(dark as ColorValue))
}

describe('tackboard/tokens.json', () => {
  it.each(tokensIn(designTokens))('$path is a $type', ({ path, type, value }) => {
    expect(path).not.toMatch(/[{}]/)
    const schema = schemas[String(type)]
    expect(schema && v.safeParse(schema, value)).toMatchObject({ success: true })
  })

  it.each(Object.entries(tokens))('holds the group %s as it is in tokens.ts', (group, values) => {
    const names = Object.keys(values)
    expect(Object.fromEntries(names.map((name) => [name, cssOf(group, name)]))).toEqual(values)
  })

  it('holds no other token', () => {
    const names = tokensIn(designTokens).map(({ path }) => path.replace(/^(light|dark)\./, ''))
    const own = Object.entries(tokens).flatMap(([group, values]) =>
      Object.keys(values).map((name) => `${group}.${name}`),
    )
    expect([...new Set(names)].toSorted()).toEqual(own.toSorted())
  })
})
