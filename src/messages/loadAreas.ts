import { areaLoaders } from './areaLoaders.ts'
import type { Area, Translated } from './areas.ts'
import type { Locale } from './load.ts'

/**
 * Loads a locale's sentences of some areas, a chunk each: docs/languages.md lists the areas that each entry point needs. Otherwise like
 * `loadMessages`.
 */
export async function loadAreas<In extends Area>(
  locale: Locale,
  areas: readonly In[],
): Promise<Translated<In>> {
  if (locale === 'en') return {}
  const loaders = areaLoaders[locale]
  const parts: readonly (keyof typeof loaders)[] = ['common', ...areas]
  const chunks = await Promise.all(parts.map((part) => loaders[part]()))
  return Object.assign({}, ...chunks.map(({ messages }) => messages))
}

/** The areas that a locale has. */
// SAFETY: the keys of a literal.
export const everyArea = Object.keys(areaLoaders.de).filter((area) => area !== 'common') as readonly Area[]
