/** Compares pictures with reg-cli, and wraps its viewer in a page that lists what differs. */
import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { output } from './pictures.ts'
import { reportHtml, type Comparison } from './reportHtml.ts'

/** Compares two folders of pictures and writes `.cache/pictures/index.html`. */
export async function writeReportPage(actual: string, expected: string, notCompared: readonly string[]) {
  const [viewer, json] = [`${output}/viewer.html`, `${output}/reg.json`]
  const flags = ['-R', viewer, '-J', json, '-I', '-M', '0', '-A']
  await promisify(execFile)('reg-cli', [actual, expected, `${output}/diff`, ...flags])
  // SAFETY: reg-cli writes these four lists.
  const result = JSON.parse(await readFile(json, 'utf8')) as Comparison
  await writeFile(`${output}/index.html`, reportHtml(result, notCompared))
  // The viewer must work offline.
  const html = await readFile(viewer, 'utf8')
  await writeFile(viewer, html.replace(/<link[^>]+fonts\.googleapis[^>]+>/, ''))
  const { failedItems, newItems, deletedItems, passedItems } = result
  console.log(
    `${failedItems.length} changed, ${newItems.length} new, ${deletedItems.length} deleted, ` +
      `${passedItems.length} unchanged, ${notCompared.length} not compared: open ${output}/index.html`,
  )
}
