import { warnDeveloper } from '../domain/development.ts'

const describe = (area: string, locale: string) =>
  `the messages of the area "${area}" are not loaded for "${locale}", so its flows are in English. ` +
  `Load them, too: loadMessages('${locale}', ['${area}', …]).`

async function warn(key: string, locale: string): Promise<void> {
  // Loaded when it is needed: not every bundler drops from production what only a developer needs.
  const { areas } = await import('virtual:messages/prefixes')
  const area = areas[key.split('.', 1)[0] ?? '']
  if (area) warnDeveloper(() => describe(area, locale))
}

/** Warns a developer, once per area, of a sentence in English for which the locale's messages were not loaded. */
export const warnOfMissing = (key: string, locale: string): void =>
  warnDeveloper(() => {
    warn(key, locale).catch(() => undefined)
    return null
  })
