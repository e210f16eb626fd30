import { areas } from 'virtual:messages/prefixes'
import { warnDeveloper } from '../domain/development.ts'
import { negotiateLocale } from './load.ts'

/** Names the area of a sentence that was not loaded for a locale. Only loaded in development. */
export function warnOfArea(key: string, given: string): void {
  const area = areas[key.split('.', 1)[0] ?? '']
  const locale = negotiateLocale(given)
  if (area && locale !== 'en')
    warnDeveloper(
      () =>
        `the messages of the area "${area}" are not loaded for "${locale}", so its flows are in English. ` +
        `Load them, too: loadAreas('${locale}', ['${area}', …]).`,
    )
}
