import type { StoryLocale } from '../stories/support/locales.ts'

/** The ways in which a story is looked at: for the upload, and for the contact sheets' own stories. */
export const modes = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  rtl: { locale: 'ar' },
  phone: { viewport: 'phone' },
} as const

/** The same mode for one story: `meta.story({ globals: inMode('phone') })`. */
export function inMode(name: keyof typeof modes): Record<string, unknown> {
  const mode = modes[name]
  return 'viewport' in mode ? { viewport: { value: mode.viewport } } : mode
}

/** What is to be seen of a contact sheet: the language of its tiles, and what the visual run does to the page. */
export interface SheetMode {
  readonly locale: StoryLocale
  readonly theme?: 'light' | 'dark'
  /** How wide a tile's page is, in px. Default: `grid.width`. */
  readonly width?: number
  /** How much smaller a tile is drawn. Default: `grid.scale`. */
  readonly scale?: number
  readonly forcedColors?: 'active'
}

/** The modes of the contact sheets: one picture of each sheet in each. */
export const sheetModes = {
  light: { locale: 'en' },
  dark: { locale: 'en', theme: 'dark' },
  phone: { locale: 'en', width: 320, scale: 0.6 },
  forced: { locale: 'en', forcedColors: 'active' },
  rtl: { locale: 'ar' },
  pseudo: { locale: 'en-XA' },
} as const satisfies Readonly<Record<string, SheetMode>>

/** The languages that a page is frozen in. */
export const locales: readonly StoryLocale[] = [
  ...new Set(Object.values(sheetModes).map(({ locale }) => locale)),
]
