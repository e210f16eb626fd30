import { changesIn, initialGlobals, titleOf } from './toolbar.ts'

/** Values of the toolbar, by name. */
export type Globals = Readonly<Record<string, unknown>>

const phone = { viewport: { value: 'phone390', isRotated: false } }

/** Combinations of modes that are looked at together. */
export const presets: Readonly<Record<string, Globals>> = {
  'Phone, dark': { ...phone, theme: 'dark' },
  'Phone, Arabic': { ...phone, locale: 'ar' },
  'Phone, Arabic, dark': { ...phone, locale: 'ar', theme: 'dark' },
  'Phone, German': { ...phone, locale: 'de' },
  'Dark, contrast': { theme: 'dark', forced: 'dark' },
  'Large text, phone': { ...phone, text: '200' },
}

/** A preset replaces all modes, so that nothing of the last one is left. */
export const globalsOf = (preset: Globals): Globals => ({ ...initialGlobals, viewport: {}, ...preset })

/** The viewport's key; null for the whole window. */
function viewportOf({ viewport }: Globals): string | null {
  if (typeof viewport !== 'object' || viewport === null || !('value' in viewport)) return null
  return typeof viewport.value === 'string' && viewport.value ? viewport.value : null
}

/** A combination of two modes or more, as a preset; null for fewer, which the lists choose as fast. */
export function combinationIn(globals: Globals): Globals | null {
  const modes = Object.fromEntries(changesIn(globals).map((name) => [name, globals[name]]))
  const combination = { ...modes, ...(viewportOf(globals) ? { viewport: globals['viewport'] } : {}) }
  return Object.keys(combination).length > 1 ? combination : null
}

/** What a combination is, in words: 'Dark, Deutsch, phone390'. */
export const wordsOf = (combination: Globals) =>
  [...changesIn(combination).map((name) => titleOf(name, String(combination[name]))), viewportOf(combination)]
    .filter((word) => word !== null)
    .join(', ')
