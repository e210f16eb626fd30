/**
 * Visual tests: `compare [files…]` checks the pictures of stories and contact sheets, `accept [ids…]` updates their hashes, `report [ref]` shows what
 * has changed, and `draw <ids…>` writes pictures as PNG files. `sheets/log-in` means a flow's sheet in every mode; all other ids are stories'.
 */
import { rm } from 'node:fs/promises'
import { browserVersion } from '../browser.ts'
import { accept } from './accept.ts'
import { compare, compareFiles } from './compare.ts'
import { draw } from './draw.ts'
import { recordedBrowser, taken } from './pictures.ts'
import { report } from './report.ts'

const [command = '', ...ids] = process.argv.slice(2)
const browser = await browserVersion()
const recorded = await recordedBrowser()
console.log(`Browser: ${browser}`)

const isAcceptingAll = command === 'accept' && ids.length === 0
if (recorded && recorded !== browser && !isAcceptingAll) {
  console.error(`The accepted pictures were taken with ${recorded}, so they cannot be compared.`)
  process.exit(1)
}

// The report shows what the last comparison found.
if (command === 'compare' || command === 'accept') await rm(taken, { recursive: true, force: true })

const commands: Readonly<Record<string, () => Promise<void>>> = {
  compare: () => (ids.length > 0 ? compareFiles(ids) : compare()),
  accept: () => accept(ids, browser),
  report: () => report(ids[0]),
  draw: () => draw(ids),
}
const start = commands[command]
if (!start) throw new Error(`'${command}' is not one of ${Object.keys(commands).join(', ')}.`)
await start()
