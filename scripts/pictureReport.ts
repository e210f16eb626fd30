/** One page over reg-cli's viewer: each new, changed and deleted picture with a link to its story. */
import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { folder } from './pictures.ts'

const home = '.cache/pictures'
const storybook = 'http://localhost:6006'

interface Comparison {
  readonly failedItems: readonly string[]
  readonly newItems: readonly string[]
  readonly deletedItems: readonly string[]
  readonly passedItems: readonly string[]
}

/** Compares `.cache/pictures/actual` with the committed pictures and writes `.cache/pictures/index.html`. */
export async function writeReport() {
  await mkdir(folder, { recursive: true })
  const files = ['-R', `${home}/viewer.html`, '-J', `${home}/reg.json`]
  await promisify(execFile)('reg-cli', [
    `${home}/actual`,
    folder,
    `${home}/diff`,
    ...files,
    '-I',
    '-M',
    '0',
    '-A',
  ])
  // SAFETY: reg-cli writes these four lists.
  const result = JSON.parse(await readFile(`${home}/reg.json`, 'utf8')) as Comparison
  await writeFile(`${home}/index.html`, page(result))
  const viewer = await readFile(`${home}/viewer.html`, 'utf8')
  await writeFile(`${home}/viewer.html`, viewer.replace(/<link[^>]+fonts\.googleapis[^>]+>/, ''))
  console.log(
    `${result.failedItems.length} changed, ${result.newItems.length} new, ${result.deletedItems.length} deleted, ` +
      `${result.passedItems.length} the same: open ${home}/index.html`,
  )
}

/** `sheets/log-in.dark` is the story of a flow, in one mode. */
const storyOf = (id: string) => id.replace(/^sheets\/([^.]+)\..*/, 'flows--$1')

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
<title>Tackboard pictures</title>
<style>
  body { display: flex; margin: 0; height: 100vh; font: 14px/1.5 system-ui, sans-serif }
  nav { width: 320px; overflow: auto; padding: 16px; box-sizing: border-box }
  ul { padding: 0; list-style: none }
  li { display: flex; justify-content: space-between; gap: 8px; overflow-wrap: anywhere }
  iframe { flex: 1; border: 0; border-inline-start: 1px solid silver }
</style>
<nav>
  <p>Side by side, slider and blend on the right. "story" needs <code>npm run storybook</code>.</p>
  ${list('Changed', failedItems)}${list('New', newItems)}${list('Deleted', deletedItems)}
</nav>
<iframe name="viewer" title="Viewer" src="viewer.html"></iframe>
</html>
`
