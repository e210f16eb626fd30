import type { StoryLocale } from '../../testing/locales.ts'
import type { FlowId } from '../flows/flows.ts'

/** A mode of the contact sheets: the language of the tiles, and the settings of the visual run. */
export interface SheetMode {
  readonly locale: StoryLocale
  readonly theme?: 'light' | 'dark'
  /** Width of a tile's page in pixels. Default: `grid.width`. */
  readonly width?: number
  /** Scale of a tile. Default: `grid.scale`. */
  readonly scale?: number
  readonly forcedColors?: 'active'
  /** The only sheets in this mode. Default: all. */
  readonly flows?: readonly FlowId[]
}

/**
 * The modes of the contact sheets. Each sheet has a picture per mode. Two translations are seen on one sheet each, because every further
 * language makes the visual run longer: German has the longest words, Japanese another script and another order.
 */
export const sheetModes = {
  light: { locale: 'en' },
  dark: { locale: 'en', theme: 'dark' },
  phone: { locale: 'en', width: 320, scale: 0.6 },
  forced: { locale: 'en', forcedColors: 'active' },
  rtl: { locale: 'ar' },
  pseudo: { locale: 'en-XA' },
  german: { locale: 'de', flows: ['log-in'] },
  japanese: { locale: 'ja', flows: ['create-a-pin'] },
} as const satisfies Readonly<Record<string, SheetMode>>

/** The modes of a flow's sheet, by name. */
export const modesOf = (flow: FlowId): readonly (readonly [string, SheetMode])[] =>
  Object.entries<SheetMode>(sheetModes).filter(([, { flows }]) => flows?.includes(flow) ?? true)

/** The languages in which the pages of some sheets are frozen. */
export const localesOf = (flows: readonly FlowId[]): readonly StoryLocale[] => [
  ...new Set(flows.flatMap(modesOf).map(([, { locale }]) => locale)),
]
