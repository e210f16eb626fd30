import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { picturesFolder, readShared, shareAlike } from './shared.ts'

/** The file of a story's accepted screenshot, if it does not share that of another one. */
export const pictureFile = (storyId: string) => `${picturesFolder}${storyId}.png`

/** A hash of each picture, by the story that owns it. */
export const hashesOfPictures = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(picturesFolder)
      .filter((file) => file.endsWith('.png'))
      .map((file) => {
        const storyId = file.slice(0, -'.png'.length)
        return [
          storyId,
          createHash('sha256')
            .update(readFileSync(pictureFile(storyId)))
            .digest('hex'),
        ] as const
      }),
  )

/**
 * For each story with an accepted screenshot, the story that has its file: `{ 'a--open': 'a--open', 'a--closed': 'a--open' }`. Files that are
 * the same but are not shared yet count as one, too.
 */
export function generate(): Readonly<Record<string, string>> {
  const hashes = hashesOfPictures()
  const doubles = shareAlike(hashes, new Set())
  const own = Object.fromEntries([...hashes.keys()].toSorted().map((id) => [id, doubles[id] ?? id]))
  const shared = Object.entries(readShared()).map(([id, owner]) => [id, own[owner] ?? owner] as const)
  return { ...Object.fromEntries(shared), ...own }
}
