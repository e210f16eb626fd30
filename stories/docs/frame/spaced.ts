/** Splits an identifier into words: `wrongPassword` becomes `wrong password`. */
export const spaced = (name: string): string =>
  name
    .replaceAll(/[_-]/g, ' ')
    .replaceAll(/([A-Z])/g, ' $1')
    .toLowerCase()
