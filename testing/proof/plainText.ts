import { defaultPolicy } from '../../src/domain/policy/policy.ts'

/**
 * A sentence of the catalogue as the page shows it: without tags and quoting, with typographic apostrophes, the default product name and
 * the default password length.
 */
export const plainText = (icu: string): string =>
  icu
    .replace(/<\/?\w+>/g, '')
    .replaceAll("''", '’')
    .replaceAll('{productName}', 'Tackboard')
    .replaceAll('{minimum}', String(defaultPolicy.passwordMinimum.shared))
