/**
 * `stories/__pictures__/shared.json`: the stories without a picture of their own, each with the story that it must look like, to the pixel.
 * `npm run visual:accept` writes it by one rule: pictures with the same bytes are one file.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Story ids: `{ 'a--closed': 'a--cancelled' }`. */
export type Shared = Readonly<Record<string, string>>

export const picturesFolder = fileURLToPath(new URL('../__pictures__/', import.meta.url))

/** The name of the file, in a folder of pictures. */
export const sharedFile = 'shared.json'

export const parseShared = (text: string): Shared =>
  // SAFETY: only `formatShared` writes this text.
  JSON.parse(text) as Shared

export const formatShared = (shared: Shared): string =>
  `${JSON.stringify(Object.fromEntries(Object.entries(shared).toSorted()), null, 2)}\n`

/** Reads the file of a folder. Without one, every story has its own picture. */
export function readShared(folder = picturesFolder): Shared {
  const file = join(folder, sharedFile)
  return existsSync(file) ? parseShared(readFileSync(file, 'utf8')) : {}
}

/**
 * Which stories share the picture of another one, given a hash of each story's picture. The pictures of `settled` stories stay where they
 * are if they can, so that git shows no moves.
 */
export function shareAlike(hashes: ReadonlyMap<string, string>, settled: ReadonlySet<string>): Shared {
  const groups = Map.groupBy([...hashes.keys()].toSorted(), (id) => hashes.get(id))
  return Object.fromEntries(
    [...groups.values()].flatMap((ids) => {
      const owner = ids.find((id) => settled.has(id)) ?? ids[0] ?? ''
      return ids.filter((id) => id !== owner).map((id) => [id, owner] as const)
    }),
  )
}

/** What is wrong with the shared pictures, one line each. `own`: a hash of each file. `pictured`: the stories that have a picture. */
export function judgeShared(
  shared: Shared,
  own: ReadonlyMap<string, string>,
  pictured: ReadonlySet<string>,
): readonly string[] {
  const entries = Object.entries(shared)
  return [
    ...entries
      .filter(([id]) => !pictured.has(id))
      .map(([id]) => `${id} shares a picture, but is no story with a picture`),
    ...entries
      .filter(([id]) => own.has(id))
      .map(([id, owner]) => `${id} shares the picture of ${owner}, but has its own`),
    ...entries
      .filter(([, owner]) => !own.has(owner))
      .map(([id, owner]) => `${id} shares the picture of ${owner}, which has none`),
    ...Object.entries(shareAlike(own, new Set())).map(
      ([id, owner]) => `${id} has the same picture as ${owner}`,
    ),
  ]
}
