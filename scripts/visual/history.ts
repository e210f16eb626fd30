/** The screenshots of a commit and of the working tree, by story. A story that shares a screenshot has that one. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { parseShared, readShared, sharedFile, type Shared } from '../../stories/sheets/shared.ts'
import type { Picture } from './budget.ts'
import { folder, ownersOfPictures } from './pictures.ts'

export type Stories = ReadonlyMap<string, Picture>

const git = (args: readonly string[]) =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'ignore'] })

function sharedAt(commit: string): Shared {
  try {
    return parseShared(git(['show', `${commit}:${folder}/${sharedFile}`]))
  } catch {
    return {}
  }
}

/** Adds the stories that share a file. */
export const withShared = (own: Stories, shared: Shared): Stories =>
  new Map([
    ...own,
    ...Object.entries(shared).flatMap(([id, owner]) => {
      const picture = own.get(owner)
      return picture ? [[id, picture] as const] : []
    }),
  ])

/** Reads git's own hashes of a commit's screenshots, so no file is unpacked. */
export function storiesAt(commit: string): Stories {
  const lines = git(['ls-tree', '--long', commit, '--', `${folder}/`]).split('\n')
  const own = lines.flatMap((line) => {
    const [, hash, bytes, id] = /^\d+ blob (\w+) +(\d+)\t.*\/(.+)\.png$/.exec(line) ?? []
    return hash && id ? [[id, { hash, bytes: Number(bytes) }] as const] : []
  })
  return withShared(new Map(own), sharedAt(commit))
}

/** Hashes the screenshots of a folder as git does. Default: the accepted ones. */
export async function storiesIn(from = folder): Promise<Stories> {
  const ids = (await ownersOfPictures(from)).toSorted()
  const own = ids.map(async (id) => {
    const content = await readFile(`${from}/${id}.png`)
    const hash = createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex')
    return [id, { hash, bytes: content.length }] as const
  })
  return withShared(new Map(await Promise.all(own)), readShared(from))
}

/** A picture of a commit. */
export const pictureAt = (hash: string): Buffer =>
  execFileSync('git', ['cat-file', 'blob', hash], { maxBuffer: 1e8 })
