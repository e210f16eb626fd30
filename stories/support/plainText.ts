/** A sentence of the catalogue as it stands on the page: no tags, no quoting, the default product name. */
export const plainText = (icu: string): string =>
  icu.replace(/<\/?\w+>/g, '').replaceAll("''", "'").replaceAll('{productName}', 'Tackboard')
