const decoded = (path: string) => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/**
 * A path as servers tend to read it, to compare two: decoded, in lower case, without path parameters (`;x`), repeated slashes and a slash
 * at the end. Never navigate to it.
 */
export const comparablePath = (path: string): string =>
  decoded(path)
    .toLowerCase()
    .replaceAll(/;[^/]*/g, '')
    .replaceAll(/\/{2,}/g, '/')
    .replace(/\/$/, '')
