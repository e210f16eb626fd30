import type { CSSProperties } from 'react'
import { color, elevation, font, radius, size, space, type } from '../../../src/theme/tokens.ts'
import { Code, DocTable } from '../frame/DocTable.tsx'

const texts = [
  ['Title of the home page', type[36], 680, 1.15, '-0.022em'],
  ['Title of a page', type[32], 680, 1.15, '-0.022em'],
  ['Title of a dialog', type[24], 650, 1.25, '-0.015em'],
  ['Title of a sheet or card', type[20], 650, 1.3, '-0.01em'],
  ['Text', type[16], 400, 1.5, '0'],
  ['Button', type[16], 600, 1.25, '0'],
  ['Label', type[14], 550, 1.3, '0'],
  ['Hint, error', type[14], 400, 1.4, '0'],
  ['Terms', type.legal, 400, 1.5, '0'],
] as const

/** The styles of text: size, weight, line height and tracking, each with a sample. */
export const Type = () => (
  <DocTable
    columns={{ Use: 22, Value: 26, Looks: 52 }}
    rows={texts.map(([use, fontSize, fontWeight, lineHeight, letterSpacing]) => ({
      key: use,
      Use: use,
      Value: (
        <Code>{`${Number.parseFloat(fontSize) * 16} px, ${fontWeight}, ${lineHeight}, ${letterSpacing}`}</Code>
      ),
      Looks: (
        <span style={{ fontFamily: font.body, fontSize, fontWeight, lineHeight, letterSpacing }}>
          A board for every idea
        </span>
      ),
    }))}
  />
)

const groups = { space, radius, size }

/** A sample of a token, by group. */
const looks: Partial<Record<keyof typeof groups, (value: string) => CSSProperties>> = {
  space: (value) => ({ inlineSize: value, blockSize: 12, background: '#cb3a22' }),
  radius: (value) => ({ inlineSize: 64, blockSize: 64, borderRadius: value, border: '2px solid #8d827c' }),
}

/** The shadows, in both themes. */
export const Elevation = () => (
  <DocTable
    columns={{ Token: 20, Light: 40, Dark: 40 }}
    rows={Object.entries(elevation).map(([name, boxShadow]) => ({
      key: name,
      Token: <Code>{`elevation.${name}`}</Code>,
      Light: <Raised scheme="light" boxShadow={boxShadow} />,
      Dark: <Raised scheme="dark" boxShadow={boxShadow} />,
    }))}
  />
)

const Raised = ({ scheme, boxShadow }: { readonly scheme: 'light' | 'dark'; readonly boxShadow: string }) => (
  <span
    style={{
      display: 'grid',
      placeItems: 'center',
      blockSize: 160,
      colorScheme: scheme,
      background: color.ground,
    }}
  >
    <span
      style={{
        inlineSize: 120,
        blockSize: 80,
        borderRadius: radius[20],
        background: color.raised,
        boxShadow,
      }}
    />
  </span>
)

/** Lengths. */
export const Measures = () => (
  <DocTable
    columns={{ Token: 20, Value: 50, Looks: 30 }}
    rows={Object.entries(groups).flatMap(([group, tokens]) =>
      Object.entries(tokens).map(([name, value]) => ({
        key: `${group}.${name}`,
        Token: <Code>{`${group}.${name}`}</Code>,
        Value: <Code>{value}</Code>,
        // SAFETY: a key of the table.
        Looks: <span style={{ display: 'block', ...looks[group as keyof typeof groups]?.(value) }} />,
      })),
    )}
  />
)
