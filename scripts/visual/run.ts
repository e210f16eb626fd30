/**
 * Visual tests: `compare` checks story screenshots and contact sheets, `accept [ids…]` updates them, `report
 * [ref]` shows what has changed,
 * `draw sheets/<flow>…` writes sheets as PNG files, and `share` makes one file of those that are the same, which `accept` does as well. `sheets/log-in` means a flow's sheet in every mode; all other ids are stories'.
 */
import { rm } from 'node:fs/promises'
import { browserVersion } from '../browser.ts'
import { accept } from './accept.ts'
import { compare } from './compare.ts'
import { draw } from './draw.ts'
import { changePictures, output, recordedBrowser } from './pictures.ts'
import { report } from './report.ts'

const [command = '', ...ids] = process.argv.slice(2)
const browser = await browserVersion()
const recorded = await recordedBrowser()
console.log(`Browser: ${browser}`)

const isAcceptingAll = command === 'accept' && ids.length === 0
if (recorded && recorded !== browser && !isAcceptingAll) {
  console.error(`The committed screenshots were taken with ${recorded}, so they cannot be compared.`)
  process.exit(1)
}

// Sheets that `draw` has written before are used again.
if (command !== 'draw') await rm(output, { recursive: true, force: true })

const commands: Readonly<Record<string, () => Promise<void>>> = {
  compare,
  accept: () => accept(ids, browser),
  report: () => report(ids[0]),
  draw: () => draw(ids),
  share: () => changePictures(async () => undefined),
}
const start = commands[command]
if (!start) throw new Error(`'${command}' is not one of ${Object.keys(commands).join(', ')}.`)
await start()
