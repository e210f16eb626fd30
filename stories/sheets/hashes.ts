/**
 * The hashes of accepted pictures: `stories/__pictures__/stories.txt` and `sheets.txt`. Each line contains the names of all pictures that
 * are identical to the pixel, their size in px, and the SHA-256 of their RGBA pixels.
 */

/** '1280x800 3f2a…' by story id, or by sheet: 'log-in/dark'. */
export type Hashes = ReadonlyMap<string, string>

/** Reads the lines of a file, without comments. */
export const parseHashes = (text: string): Hashes =>
  new Map(
    text.split('\n').flatMap((line) => {
      const [, names = '', hash = ''] = /^([\w/-]+(?: [\w/-]+)*) (\d+x\d+ [\da-f]+)$/.exec(line) ?? []
      return names
        .split(' ')
        .filter(Boolean)
        .map((name) => [name, hash] as const)
    }),
  )

/** The names with the same picture. Groups are sorted by their first name, and each group is sorted. */
export const groupsOf = (hashes: Hashes): string[][] => [
  ...Map.groupBy([...hashes.keys()].toSorted(), (name) => hashes.get(name)).values(),
]

export const formatHashes = (hashes: Hashes, header: string): string =>
  `${header}${groupsOf(hashes)
    .map((names) => `${names.join(' ')} ${hashes.get(names[0] ?? '')}\n`)
    .join('')}`

/** For each story with a picture, the first story with the same one, which names the thumbnail. */
export const thumbnailsOf = (hashes: Hashes): Readonly<Record<string, string>> =>
  Object.fromEntries(groupsOf(hashes).flatMap((ids) => ids.map((id) => [id, ids[0] ?? id] as const)))
