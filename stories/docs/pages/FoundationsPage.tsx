import type { CSSProperties } from 'react'
import { elevation, font, radius, size, space, type } from '../../../src/theme/tokens.ts'
import { contrastOf, pairOf } from './contrast.ts'
import { Code, DocTable } from '../frame/DocTable.tsx'
import { colors, measured } from './foundations.ts'

const Swatch = ({ fill }: { readonly fill: string }) => (
  <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
    <span
      style={{
        inlineSize: 24,
        blockSize: 24,
        borderRadius: 8,
        background: fill,
        border: '1px solid #8d827c',
      }}
    />
    <Code>{fill}</Code>
  </span>
)

/** The color roles in light and dark mode. */
export const Colours = () => (
  <DocTable
    columns={{ Role: 20, Light: 40, Dark: 40 }}
    rows={Object.entries(colors).map(([role, token]) => ({
      key: role,
      cells: {
        Role: <Code>{role}</Code>,
        Light: <Swatch fill={pairOf(token).light} />,
        Dark: <Swatch fill={pairOf(token).dark} />,
      },
    }))}
  />
)

const ratio = (value: number) => `${value.toFixed(2)} : 1`

/** The contrast of each pair of colors used together, computed from the tokens. A test checks the minimum. */
export const Contrast = () => (
  <DocTable
    columns={{ Role: 20, On: 20, Least: 20, Light: 20, Dark: 20 }}
    rows={measured.map(({ text, ground, least }) => {
      const [above, below] = [pairOf(colors[text]), pairOf(colors[ground])]
      return {
        key: `${text} ${ground}`,
        cells: {
          Role: <Code>{text}</Code>,
          On: <Code>{ground}</Code>,
          Least: `${least} : 1`,
          Light: ratio(contrastOf(above.light, below.light)),
          Dark: ratio(contrastOf(above.dark, below.dark)),
        },
      }
    })}
  />
)

/** The type scale: names, sizes at the browser's default font size, and samples. */
export const Type = () => (
  <DocTable
    columns={{ Token: 12, Value: 24, Looks: 64 }}
    rows={Object.entries(type).map(([name, fontSize]) => ({
      key: name,
      cells: {
        Token: <Code>{`type.${name}`}</Code>,
        Value: <Code>{`${fontSize}, ${name} px`}</Code>,
        Looks: (
          <span style={{ fontFamily: font.body, fontSize, lineHeight: 1.25 }}>A board for every idea</span>
        ),
      },
    }))}
  />
)

const groups = { space, radius, elevation, size }

/** A sample of a token, by group. */
const looks: Partial<Record<keyof typeof groups, (value: string) => CSSProperties>> = {
  space: (value) => ({ inlineSize: value, blockSize: 12, background: '#cb3a22' }),
  radius: (value) => ({ inlineSize: 64, blockSize: 64, borderRadius: value, border: '2px solid #8d827c' }),
  elevation: (value) => ({
    inlineSize: 64,
    blockSize: 32,
    margin: 8,
    borderRadius: 8,
    background: 'light-dark(#ffffff, #211d1b)',
    boxShadow: value,
  }),
}

/** Lengths and shadows. */
export const Measures = () => (
  <DocTable
    columns={{ Token: 20, Value: 50, Looks: 30 }}
    rows={Object.entries(groups).flatMap(([group, tokens]) =>
      Object.entries(tokens).map(([name, value]) => ({
        key: `${group}.${name}`,
        cells: {
          Token: <Code>{`${group}.${name}`}</Code>,
          Value: <Code>{value}</Code>,
          // SAFETY: a key of the table.
          Looks: <span style={{ display: 'block', ...looks[group as keyof typeof groups]?.(value) }} />,
        },
      })),
    )}
  />
)
