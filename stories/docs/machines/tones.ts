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
} as const

type Tone = keyof typeof own

/** The parts of the manager's theme that the tab uses. */
export interface ManagerTheme {
  /** Default: light. Storybook sets it, although it is missing from its types. */
  readonly base?: 'light' | 'dark' | undefined
  readonly background: { readonly content: string; readonly app: string; readonly hoverable: string }
  readonly color: { readonly defaultText: string }
  readonly appBorderColor: string
  readonly typography: { readonly fonts: { readonly base: string } }
}

/** The tab's colors as CSS variables for its root element: the manager's own; `tone` has the ones that it lacks. */
export function toneStyle({
  base = 'light',
  background,
  color,
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
  }
  return {
    ...Object.fromEntries(Object.entries(tones).map(([name, value]) => [`--sc-${name}`, value])),
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

/** Style of a button or field. The browser draws the focus ring. */
export const control: CSSProperties = {
  font: 'inherit',
  color: 'inherit',
  background: tone('box'),
  border: `1px solid ${tone('line')}`,
  borderRadius: 4,
  padding: '3px 8px',
  minHeight: 26,
  cursor: 'pointer',
}

/** Style of a disabled control that gives its reason. */
export const idle: CSSProperties = {
  ...control,
  color: tone('muted'),
  background: 'transparent',
  borderStyle: 'dashed',
  cursor: 'not-allowed',
}

/** Style of a section heading. */
export const heading: CSSProperties = { font: 'inherit', fontWeight: 700, margin: '0 0 4px' }

/** Lays out items in a wrapping row. */
export const row: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: 6, alignItems: 'center' }

/** A list without bullets. */
export const bare: CSSProperties = { listStyle: 'none', margin: 0, padding: 0 }
