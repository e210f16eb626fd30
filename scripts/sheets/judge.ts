/** Holds contact sheets to their committed pictures, to the pixel, or writes them. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright'
import { flowIds, type FlowId } from '../../stories/flows/flows.ts'
import { folder } from '../pictures.ts'
import { drawSheets } from './draw.ts'
import { missingOf } from './list.ts'

/** Those of the sheets whose stories have all been run; the others are named, with what they lack. */
function drawable(flows: readonly FlowId[]): FlowId[] {
  return flows.filter((id) => {
    const missing = missingOf(id)
    if (missing.length > 0)
      console.log(
        `The sheet ${id} is left out: ${missing.length} of its stories did not run or failed, such as ${missing[0]}.`,
      )
    return missing.length === 0
  })
}

/** Draws sheets into a folder. Default: all. */
export async function writeSheets(into: string, flows: readonly FlowId[] = flowIds) {
  await drawSheets(drawable(flows), (name, png) => write(into, name, png))
}

/** Says of every sheet's picture that differs by how much. False when one does, or a sheet is left out. */
export async function compareSheets(): Promise<boolean> {
  const flows = drawable(flowIds)
  const faults: string[] = []
  await drawSheets(flows, async (name, png, page) => {
    const fault = await faultOf(name, png, page)
    if (fault) faults.push(fault)
  })
  for (const fault of faults) console.error(fault)
  if (faults.length > 0)
    console.error(
      'See what changed: npm run visual:report. Accept a sheet in all its modes: npm run visual:accept -- sheets/<flow>',
    )
  return faults.length === 0 && flows.length === flowIds.length
}

async function faultOf(name: string, png: Buffer, page: Page) {
  const committed = await readFile(join(folder, `${name}.png`)).catch(() => null)
  if (!committed) return `${name} has no picture yet.`
  // The same browser writes the same picture in the same bytes.
  if (committed.equals(png)) return null
  const { count, picture } = await page.evaluate(differ, [
    committed.toString('base64'),
    png.toString('base64'),
  ] as const)
  if (count === 0) return null
  await write('.cache/pictures', name, Buffer.from(picture, 'base64'))
  return `${name} differs in ${count} pixels: .cache/pictures/${name}.png shows where.`
}

async function write(into: string, name: string, png: Buffer) {
  const path = join(into, `${name}.png`)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, png)
}

/** Runs in the page. Counts the pixels in which two pictures differ, and marks them in red on a picture of their own. */
async function differ(pictures: readonly [string, string]) {
  const load = async (base64: string) =>
    createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob())
  const [before, after] = await Promise.all([load(pictures[0]), load(pictures[1])])
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const pixelsOf = (image: ImageBitmap) => {
    const context = new OffscreenCanvas(width, height).getContext('2d')
    context?.drawImage(image, 0, 0)
    return context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
  }
  const [a, b] = [pixelsOf(before), pixelsOf(after)]
  const marked = new ImageData(width, height)
  let count = 0
  for (let at = 0; at < a.length; at += 4) {
    const isSame =
      a[at] === b[at] && a[at + 1] === b[at + 1] && a[at + 2] === b[at + 2] && a[at + 3] === b[at + 3]
    if (!isSame) count += 1
    marked.data.set(isSame ? [230, 230, 230, 255] : [220, 0, 0, 255], at)
  }
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.putImageData(marked, 0, 0)
  const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCodePoint(byte)
  return { count, picture: btoa(text) }
}
