/** `stories/__pictures__/sheets.txt`: the size and a hash of every contact sheet in every mode. */
import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { folder } from '../pictures.ts'

const file = `${folder}/sheets.txt`

const header = `# Contact sheets: each sheet's size in px and the SHA-256 of its RGBA pixels, in each mode, \
as drawn by the browser in browser.json.
# \`npm run visual:accept -- sheets/<flow>\` updates a sheet; \`npm run visual:report\` shows what has changed.
`

/** Hashes by name: 'log-in/dark'. */
export type Hashes = ReadonlyMap<string, string>

/** Reads the lines of the file, without comments. */
export const parseHashes = (text: string): Hashes =>
  new Map(
    text.split('\n').flatMap((line) => {
      const [, name, hash] = /^([\w/-]+) (\d+x\d+ \w+)$/.exec(line) ?? []
      return name && hash ? [[name, hash] as const] : []
    }),
  )

export const formatHashes = (hashes: Hashes): string =>
  `${header}${[...hashes]
    .map(([name, hash]) => `${name} ${hash}\n`)
    .toSorted()
    .join('')}`

export const readHashes = async (): Promise<Hashes> =>
  parseHashes(await readFile(file, 'utf8').catch(() => ''))

export const writeHashes = (hashes: Hashes): Promise<void> => writeFile(file, formatHashes(hashes))

/** The hashes at a commit. Empty if the commit has none. */
export function hashesAt(commit: string): Hashes {
  try {
    return parseHashes(
      execFileSync('git', ['show', `${commit}:${file}`], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    )
  } catch {
    return new Map()
  }
}
