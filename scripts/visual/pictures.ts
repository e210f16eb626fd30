/** What git holds of the pictures: their hashes, a thumbnail of each, and the browser that took them. */
import { execFileSync, type StdioOptions } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatHashes, parseHashes, type Hashes } from '../../stories/sheets/hashes.ts'
import { writeThumbnails } from './thumbnails.ts'

export const folder = 'stories/__pictures__'
/** Where a comparison writes the pictures that differ. */
export const taken = '.cache/pictures'
/** Where pictures are drawn for a report. */
export const drawn = '.cache/drawn'
const record = join(folder, 'browser.json')

const headers = {
  stories: `# The picture of every story: its size in px and the SHA-256 of its RGBA pixels, as drawn by the browser in browser.json.
# Stories that look the same share a line, and the thumbnail named by its first id.
# \`npm run visual:accept -- <story id>\` updates a story; \`npm run visual:report\` shows what has changed.
`,
  sheets: `# Contact sheets: each sheet's size in px and the SHA-256 of its RGBA pixels, in each mode, \
as drawn by the browser in browser.json.
# \`npm run visual:accept -- sheets/<flow>\` updates a sheet; \`npm run visual:report\` shows what has changed.
`,
} as const

/** Pictures are of stories or of contact sheets. */
export type Kind = keyof typeof headers

const fileOf = (kind: Kind) => `${folder}/${kind}.txt`

/** The accepted hashes. */
export const readHashes = (kind: Kind): Hashes =>
  existsSync(fileOf(kind)) ? parseHashes(readFileSync(fileOf(kind), 'utf8')) : new Map()

/** The accepted hashes at a commit. Empty if it has none. */
export function hashesAt(commit: string, kind: Kind): Hashes {
  try {
    const stdio: StdioOptions = ['ignore', 'pipe', 'ignore']
    const args = ['show', `${commit}:${fileOf(kind)}`]
    return parseHashes(execFileSync('git', args, { encoding: 'utf8', stdio, maxBuffer: 1e8 }))
  } catch {
    return new Map()
  }
}

/** Accepts hashes, and makes the thumbnails of stories whose picture is new. */
export async function writeHashes(kind: Kind, hashes: Hashes) {
  await mkdir(folder, { recursive: true })
  if (kind === 'stories') await writeThumbnails(readHashes('stories'), hashes, { folder, taken })
  await writeFile(fileOf(kind), formatHashes(hashes, headers[kind]))
}

/** The browser that took the pictures; null if there are none yet. */
export async function recordedBrowser(): Promise<string | null> {
  if (!existsSync(record)) return null
  // SAFETY: only `recordBrowser` writes this file.
  return (JSON.parse(await readFile(record, 'utf8')) as { browser: string }).browser
}

export async function recordBrowser(browser: string) {
  await mkdir(folder, { recursive: true })
  await writeFile(record, `${JSON.stringify({ browser }, null, 2)}\n`)
}
