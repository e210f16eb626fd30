/** Wraps reg-cli's viewer in a page that lists new, changed and deleted pictures with links to their stories. */
import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { output } from './pictures.ts'

const storybook = 'http://localhost:6006'

interface Comparison {
  readonly failedItems: readonly string[]
  readonly newItems: readonly string[]
  readonly deletedItems: readonly string[]
  readonly passedItems: readonly string[]
}

/** Compares two folders of pictures and writes `.cache/pictures/index.html`. */
export async function writeReportPage(actual: string, expected: string) {
  const [viewer, json] = [`${output}/viewer.html`, `${output}/reg.json`]
  const flags = ['-R', viewer, '-J', json, '-I', '-M', '0', '-A']
  await promisify(execFile)('reg-cli', [actual, expected, `${output}/diff`, ...flags])
  // SAFETY: reg-cli writes these four lists.
  const result = JSON.parse(await readFile(json, 'utf8')) as Comparison
  await writeFile(`${output}/index.html`, page(result))
  // The viewer must work offline.
  const html = await readFile(viewer, 'utf8')
  await writeFile(viewer, html.replace(/<link[^>]+fonts\.googleapis[^>]+>/, ''))
  const { failedItems, newItems, deletedItems, passedItems } = result
  console.log(
    `${failedItems.length} changed, ${newItems.length} new, ${deletedItems.length} deleted, ` +
      `${passedItems.length} unchanged: open ${output}/index.html`,
  )
}

/** The story of a picture. `sheets/log-in/dark` belongs to a flow's story. */
const storyOf = (id: string) => id.replace(/^sheets\/([^/]+)\/.*/, 'flows--$1')

function list(title: 'Changed' | 'New' | 'Deleted', files: readonly string[]) {
  const rows = files.map((file) => {
    const id = file.replace('.png', '')
    const story = `<a href="${storybook}/?path=/story/${storyOf(id)}" target="_blank" rel="noopener">story</a>`
    const picture = `<a href="viewer.html?id=${title.toLowerCase()}-${file}" target="viewer">${id}</a>`
    return `<li>${picture} ${title === 'Deleted' ? '' : story}</li>`
  })
  return `<h2>${title} (${files.length})</h2><ul>${rows.join('')}</ul>`
}

const page = ({ failedItems, newItems, deletedItems }: Comparison) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Visual changes</title>
<style>
  body { display: flex; margin: 0; height: 100vh; font: 14px/1.5 system-ui, sans-serif }
  nav { width: 320px; overflow: auto; padding: 16px; box-sizing: border-box }
  ul { padding: 0; list-style: none }
  li { display: flex; justify-content: space-between; gap: 8px; overflow-wrap: anywhere }
  iframe { flex: 1; border: 0; border-inline-start: 1px solid silver }
</style>
<nav>
  <p>Select a picture to compare it side by side, with a slider, or blended. Links to stories need <code>npm run storybook</code>.</p>
  ${list('Changed', failedItems)}${list('New', newItems)}${list('Deleted', deletedItems)}
</nav>
<iframe name="viewer" title="Viewer" src="viewer.html"></iframe>
</html>
`
