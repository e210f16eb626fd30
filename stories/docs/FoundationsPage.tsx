import { color, elevation, motion, radius, size, space, type } from '../../src/theme/tokens.ts'
import { contrastOf, pairOf } from './contrast.ts'
import { Code, DocTable } from './DocTable.tsx'
import { measured } from './foundations.ts'

const Swatch = ({ fill }: { readonly fill: string }) => (
  <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
    <span style={{ inlineSize: 24, blockSize: 24, borderRadius: 8, background: fill, border: '1px solid #8d827c' }} />
    <Code>{fill}</Code>
  </span>
)

/** The colour roles, each for a light and a dark ground. */
export const Colours = () => (
  <DocTable
    columns={{ Role: 20, Light: 40, Dark: 40 }}
    rows={Object.entries(color).map(([role, token]) => ({
      key: role,
      cells: { Role: <Code>{role}</Code>, Light: <Swatch fill={pairOf(token).light} />, Dark: <Swatch fill={pairOf(token).dark} /> },
    }))}
  />
)

const ratio = (value: number) => `${value.toFixed(2)} : 1`

/** Contrast of each pair that meets on screen, computed from the tokens; a test holds each to its least. */
export const Contrast = () => (
  <DocTable
    columns={{ Role: 20, On: 20, Least: 20, Light: 20, Dark: 20 }}
    rows={measured.map(({ text, ground, least }) => {
      const [above, below] = [pairOf(color[text]), pairOf(color[ground])]
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

/** Type by its name, drawn in its size. */
export const Type = () =>
  Object.entries(type).map(([name, fontSize]) => (
    <p key={name} style={{ fontSize, lineHeight: 1.3, margin: '8px 0' }}>
      {name}: a board for every idea
    </p>
  ))

const groups = { space, radius, elevation, motion, size }

/** Lengths, shadows and durations. */
export const Measures = () => (
  <DocTable
    columns={{ Token: 30, Value: 70 }}
    rows={Object.entries(groups).flatMap(([group, tokens]) =>
      Object.entries(tokens).map(([name, value]) => ({ key: `${group}.${name}`, cells: { Token: <Code>{`${group}.${name}`}</Code>, Value: <Code>{value}</Code> } })),
    )}
  />
)
