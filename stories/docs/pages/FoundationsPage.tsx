import type { CSSProperties } from 'react'
import { color, elevation, font, radius, size, space, type } from '../../../src/theme/tokens.ts'
import { Code, DocTable } from '../frame/DocTable.tsx'

const texts: readonly (CSSProperties & { readonly use: string; readonly fontSize: string })[] = [
  {
    use: 'Title of the home page',
    fontSize: type[36],
    fontWeight: 680,
    lineHeight: 1.15,
    letterSpacing: '-0.022em',
  },
  {
    use: 'Title of a page',
    fontSize: type[32],
    fontWeight: 680,
    lineHeight: 1.15,
    letterSpacing: '-0.022em',
  },
  {
    use: 'Title of a dialog',
    fontSize: type[24],
    fontWeight: 650,
    lineHeight: 1.25,
    letterSpacing: '-0.015em',
  },
  {
    use: 'Title of a sheet or card',
    fontSize: type[20],
    fontWeight: 650,
    lineHeight: 1.3,
    letterSpacing: '-0.01em',
  },
  { use: 'Text', fontSize: type[16], fontWeight: 400, lineHeight: 1.5 },
  { use: 'Button', fontSize: type[16], fontWeight: 600, lineHeight: 1.25 },
  { use: 'Label', fontSize: type[14], fontWeight: 550, lineHeight: 1.3 },
  { use: 'Hint, error', fontSize: type[14], fontWeight: 400, lineHeight: 1.4 },
  { use: 'Terms', fontSize: type.legal, fontWeight: 400, lineHeight: 1.5 },
]

/** The styles of text: size, weight, line height and tracking, each with a sample. */
export const Type = () => (
  <DocTable
    columns={{ Use: 22, Value: 26, Looks: 52 }}
    rows={texts.map(({ use, ...style }) => ({
      key: use,
      cells: {
        Use: use,
        Value: (
          <Code>
            {`${Number.parseFloat(style.fontSize) * 16} px, ${style.fontWeight}, ${style.lineHeight}, ${style.letterSpacing ?? '0'}`}
          </Code>
        ),
        Looks: <span style={{ fontFamily: font.body, ...style }}>A board for every idea</span>,
      },
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
      cells: {
        Token: <Code>{`elevation.${name}`}</Code>,
        Light: <Raised scheme="light" boxShadow={boxShadow} />,
        Dark: <Raised scheme="dark" boxShadow={boxShadow} />,
      },
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
