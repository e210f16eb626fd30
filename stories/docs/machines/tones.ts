import type { CSSProperties } from 'react'

/** Default colors in light and dark, used outside the tab. Each has a contrast of at least 4.5:1 on its background. */
const own = {
  background: ['#ffffff', '#222325'],
  text: ['#2e3338', '#c9cccf'],
  box: ['#ffffff', '#222325'],
  around: ['#f6f9fc', '#1b1c1d'],
  border: ['#d9e0e8', '#3c3f42'],
  line: ['#8a94a0', '#6d7782'],
  muted: ['#56606b', '#a9adb1'],
  lit: ['#dbecff', '#233952'],
  litLine: ['#005bc4', '#7cc0ff'],
  changed: ['#fff0c2', '#4a3b0a'],
  bar: ['#ffffff', '#222325'],
} as const

type Tone = keyof typeof own

/** The parts of the manager's theme that the tab uses. */
export interface ManagerTheme {
  /** Default: light. Storybook sets it and `button`, although they are missing from its types. */
  readonly base?: 'light' | 'dark' | undefined
  readonly button?: { readonly background: string; readonly border: string } | undefined
  readonly background: { readonly content: string; readonly app: string; readonly hoverable: string }
  readonly color: { readonly defaultText: string; readonly secondary: string }
  readonly barBg: string
  readonly input: { readonly background: string; readonly border: string; readonly borderRadius: number }
  readonly appBorderColor: string
  readonly typography: { readonly fonts: { readonly base: string } }
}

const ownIn = (base: 'light' | 'dark') =>
  Object.fromEntries(
    Object.entries(own).map(([name, [light, dark]]) => [name, base === 'dark' ? dark : light]),
  )

/** The tab's colors as CSS variables for its root element: the manager's own; `tone` has the ones that it lacks. */
export function toneStyle({
  base = 'light',
  background,
  color,
  barBg,
  button,
  input,
  appBorderColor,
  typography,
}: ManagerTheme): CSSProperties {
  const tones = {
    background: background.content,
    box: background.content,
    around: background.app,
    lit: background.hoverable,
    text: color.defaultText,
    border: appBorderColor,
    bar: barBg,
    button: button?.background ?? background.app,
    buttonLine: button?.border ?? appBorderColor,
    field: input.background,
    fieldLine: input.border,
    focus: color.secondary,
    radius: `${input.borderRadius}px`,
  }
  return {
    ...Object.fromEntries(
      [...Object.entries(ownIn(base)), ...Object.entries(tones)].map(([name, value]) => [
        `--sc-${name}`,
        value,
      ]),
    ),
    colorScheme: base,
    color: tones.text,
    background: tones.background,
    fontFamily: typography.fonts.base,
    fontSize: 12,
    lineHeight: 1.35,
  }
}

/** A color by name: `tone('line')`. */
export const tone = (name: Tone): string => `var(--sc-${name}, light-dark(${own[name].join(', ')}))`

/** Style of a section heading. */
export const heading: CSSProperties = { font: 'inherit', fontWeight: 700, margin: '0 0 4px' }

/** Lays out items in a wrapping row. */
export const row: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: 6, alignItems: 'center' }

/** A list without bullets. */
export const bare: CSSProperties = { listStyle: 'none', margin: 0, padding: 0 }
