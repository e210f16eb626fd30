/** A name of the code as words: `wrongPassword` is `wrong password`. */
export const spaced = (name: string): string =>
  name
    .replaceAll(/[_-]/g, ' ')
    .replaceAll(/([A-Z])/g, ' $1')
    .toLowerCase()
