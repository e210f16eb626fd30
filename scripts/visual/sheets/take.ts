import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { FlowId } from '../../../stories/flows/flows.ts'
import type { Hashes } from '../../../stories/sheets/hashes.ts'
import { drawSheets } from './draw.ts'
import { drawable } from './list.ts'

/** Draws sheets, writes those that are not as expected into a folder, and returns their files by name. */
export async function takeSheets(
  flows: readonly FlowId[],
  into: string,
  expected: Hashes = new Map(),
): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>()
  await drawSheets(
    drawable(flows),
    async (name, png, hash) => {
      if (expected.get(name) === hash) return
      const file = `${into}/sheets/${name}.png`
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, png)
      files.set(name, file)
    },
    expected,
  )
  return files
}
