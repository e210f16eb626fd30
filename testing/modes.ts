import type { StoryLocale } from './locales.ts'

/** Modes in which stories are shown: for the Chromatic upload and the contact sheets' stories. */
const modes = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  rtl: { locale: 'ar' },
  phone: { viewport: 'phone' },
} as const

/** The globals of a mode for a single story: `meta.story({ globals: inMode('phone') })`. */
export function inMode(name: keyof typeof modes): Record<string, unknown> {
  const mode = modes[name]
  return 'viewport' in mode ? { viewport: { value: mode.viewport } } : mode
}

/** A mode of the contact sheets: the language of the tiles, and the settings of the visual run. */
export interface SheetMode {
  readonly locale: StoryLocale
  readonly theme?: 'light' | 'dark'
  /** Width of a tile's page in pixels. Default: `grid.width`. */
  readonly width?: number
  /** Scale of a tile. Default: `grid.scale`. */
  readonly scale?: number
  readonly forcedColors?: 'active'
}

/** The modes of the contact sheets. Each sheet has a picture per mode. */
export const sheetModes = {
  light: { locale: 'en' },
  dark: { locale: 'en', theme: 'dark' },
  phone: { locale: 'en', width: 320, scale: 0.6 },
  forced: { locale: 'en', forcedColors: 'active' },
  rtl: { locale: 'ar' },
  pseudo: { locale: 'en-XA' },
} as const satisfies Readonly<Record<string, SheetMode>>

/** The languages in which pages are frozen. */
export const locales: readonly StoryLocale[] = [
  ...new Set(Object.values(sheetModes).map(({ locale }) => locale)),
]
