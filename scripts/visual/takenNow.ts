import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Hashes } from '../../stories/sheets/hashes.ts'
import { hashPixels } from './hashPixels.ts'
import { taken } from './pictures.ts'

/** The hashes of the pictures that the last run has written, because they are not the accepted ones. */
export async function takenNow(): Promise<Hashes> {
  const files = existsSync(taken) ? await readdir(taken, { recursive: true }) : []
  const hashes = new Map<string, string>()
  for (const file of files.filter((name) => name.endsWith('.png')))
    hashes.set(file.slice(0, -'.png'.length), await hashPixels(await readFile(join(taken, file))))
  return hashes
}
