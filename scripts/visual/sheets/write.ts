import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FlowId } from '../../../stories/flows/flows.ts'
import { drawSheets } from './draw.ts'
import type { Hashes } from './hashes.ts'
import { drawable } from './list.ts'
import { pixelHash } from './pixelHash.ts'

/** Writes a sheet's PNG below `<folder>/sheets`. Returns its path. */
export async function writeSheet(into: string, name: string, png: Buffer) {
  const path = join(into, 'sheets', `${name}.png`)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, png)
  return path
}

/** Draws sheets and writes those whose hash is not among `known`. Returns their names. */
export async function writeSheets(into: string, flows: readonly FlowId[], known: Hashes = new Map()) {
  const written: string[] = []
  await drawSheets(drawable(flows), async (name, png, page) => {
    if (known.get(name) === (await pixelHash(page, png))) return
    await writeSheet(into, name, png)
    written.push(name)
  })
  return written
}
