import { changesIn, initialGlobals, titleOf } from './toolbar.ts'
import { windowIn, windowTitle, type Globals } from './windows.ts'

const phone = { viewport: { value: 'phone390', isRotated: false } }

/** Combinations of modes that are looked at together. */
export const presets: Readonly<Record<string, Globals>> = {
  'Phone, dark': { ...phone, theme: 'dark' },
  'Phone, Arabic': { ...phone, locale: 'ar' },
  'Phone, Arabic, dark': { ...phone, locale: 'ar', theme: 'dark' },
  'Phone, German': { ...phone, locale: 'de' },
  'Forced colors': { forced: 'light' },
  'Forced colors, dark': { theme: 'dark', forced: 'dark' },
  'Large text, phone': { ...phone, text: '200' },
}

/** A preset replaces all modes, so that nothing of the last one is left. */
export const globalsOf = (preset: Globals): Globals => ({ ...initialGlobals, viewport: {}, ...preset })

/** A combination of two modes or more, as a preset; null for fewer, which the lists choose as fast. */
export function combinationIn(globals: Globals): Globals | null {
  const modes = Object.fromEntries(changesIn(globals).map((name) => [name, globals[name]]))
  const combination = { ...modes, ...(windowIn(globals) ? { viewport: globals['viewport'] } : {}) }
  return Object.keys(combination).length > 1 ? combination : null
}

/** What differs from the default, in words: 'Dark, Deutsch, Phone, 390'. */
export function wordsOf(globals: Globals): string {
  const window = windowIn(globals)
  const modes = changesIn(globals).map((name) => titleOf(name, String(globals[name])))
  return [...modes, ...(window === null ? [] : [windowTitle(window)])].join(', ')
}
