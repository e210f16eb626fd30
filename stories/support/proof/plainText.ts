import { defaultPolicy } from '../../../src/domain/policy/policy.ts'

/** A sentence of the catalogue as it stands on the page: no tags, no quoting, typographic apostrophes, the default product name and the password length of a page. */
export const plainText = (icu: string): string =>
  icu
    .replace(/<\/?\w+>/g, '')
    .replaceAll("''", '’')
    .replaceAll('{productName}', 'Tackboard')
    .replaceAll('{minimum}', String(defaultPolicy.passwordMinimum.shared))
