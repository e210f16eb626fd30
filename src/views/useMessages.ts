'use client'
import { use } from 'react'
import { warnDeveloper } from '../domain/development.ts'
import type { Area, Translated } from '../messages/areas.ts'
import type { Locale } from '../messages/load.ts'
import { everyArea, loadAreas } from '../messages/loadAreas.ts'

const english = {}

/** By locale and areas, for as long as the page lives: `use` needs the same promise at each render. */
const loading = new Map<string, Promise<Translated>>()

async function load(locale: Locale, areas: readonly Area[]): Promise<Translated> {
  try {
    return await loadAreas(locale, areas)
  } catch {
    warnDeveloper(() => `the messages of "${locale}" could not be loaded, so everything is in English.`)
    return english
  }
}

/**
 * Loads a locale's sentences as `loadAreas` does, in a client component, to be given to the provider as `messages`. The component
 * waits as for any promise that it reads with `use`: a server sends the translated page without the sentences themselves, and the
 * browser loads them as a file that it keeps. Until then it shows the server's page, or without one the nearest `Suspense`. In English
 * if they cannot be loaded. `areas`: docs/languages.md lists those of each entry point. Default: every area.
 */
export function useMessages<In extends Area = Area>(locale: Locale, areas?: readonly In[]): Translated<In> {
  if (locale === 'en') return english
  const name = [locale, ...(areas ?? ['*'])].join()
  const messages = loading.get(name) ?? load(locale, areas ?? everyArea)
  loading.set(name, messages)
  return use(messages)
}
