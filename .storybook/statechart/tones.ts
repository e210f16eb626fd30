import type { CSSProperties } from 'react'

/** The colours that the tab adds to those of the manager. Each passes 4.5:1 on what it stands on. */
const own = {
  light: { box: '#ffffff', around: '#f4f6f8', line: '#8a94a0', muted: '#56606b', lit: '#d9ecff', litLine: '#0a5fb4', changed: '#fff0c2' },
  dark: { box: '#24282d', around: '#1c1f23', line: '#6d7782', muted: '#a9b3bd', lit: '#123a63', litLine: '#7cc0ff', changed: '#4a3b0a' },
} as const

/** What the tab takes from the manager's theme. */
export interface ManagerTones {
  readonly base: 'light' | 'dark'
  readonly background: string
  readonly text: string
  readonly font: string
}

/** The tab's colours as CSS variables, to be set on its outermost element. */
export function toneStyle({ base, background, text, font }: ManagerTones): CSSProperties {
  const tones = Object.entries({ ...own[base], background, text }).map(([name, value]) => [`--sc-${name}`, value])
  return { ...Object.fromEntries(tones), colorScheme: base, color: text, background, fontFamily: font, fontSize: 12 }
}

/** Where nobody has set the tab's colours, as on a page of the docs: the same, by the page's own `color-scheme`. */
const unset: Readonly<Record<string, string>> = { text: 'CanvasText', background: 'Canvas' }

type OwnTone = keyof (typeof own)['light']

/** A colour by its name: `tone('line')`. */
export const tone = (name: OwnTone | 'background' | 'text'): string =>
  name in own.light
    ? // SAFETY: it is one of their names.
      `var(--sc-${name}, light-dark(${own.light[name as OwnTone]}, ${own.dark[name as OwnTone]}))`
    : `var(--sc-${name}, ${unset[name]})`

/** A button or field of the tab. The browser draws its ring of focus. */
export const control: CSSProperties = {
  font: 'inherit', color: 'inherit', background: tone('box'), border: `1px solid ${tone('line')}`, borderRadius: 4,
  padding: '4px 8px', minHeight: 24,
}

/** A control that does nothing now, and says why. */
export const idle: CSSProperties = { ...control, color: tone('muted'), background: 'transparent', borderStyle: 'dashed', cursor: 'not-allowed' }

/** A heading of one part of the tab. */
export const heading: CSSProperties = { font: 'inherit', fontWeight: 700, margin: '0 0 6px' }

/** Parts side by side, as far as there is room. */
export const row: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: 6, alignItems: 'center' }

/** A list without marks. */
export const bare: CSSProperties = { listStyle: 'none', margin: 0, padding: 0 }
