/** The report's page: lists what differs, with links to the stories, beside reg-cli's viewer. */
const storybook = 'http://localhost:6006'

/** What reg-cli writes as JSON. */
export interface Comparison {
  readonly failedItems: readonly string[]
  readonly newItems: readonly string[]
  readonly deletedItems: readonly string[]
  readonly passedItems: readonly string[]
}

/** The story of a picture. `sheets/log-in/dark` belongs to a flow's story. */
const storyOf = (id: string) => id.replace(/^sheets\/([^/]+).*/, 'flows--$1')

const storyLink = (id: string) =>
  `<a href="${storybook}/?path=/story/${storyOf(id)}" target="_blank" rel="noopener">story</a>`

function list(title: 'Changed' | 'New' | 'Deleted', files: readonly string[]) {
  const rows = files.map((file) => {
    const id = file.replace('.png', '')
    const picture = `<a href="viewer.html?id=${title.toLowerCase()}-${file}" target="viewer">${id}</a>`
    return `<li>${picture} ${title === 'Deleted' ? '' : storyLink(id)}</li>`
  })
  return `<h2>${title} (${files.length})</h2><ul>${rows.join('')}</ul>`
}

function listNotCompared(ids: readonly string[]) {
  if (ids.length === 0) return ''
  const rows = ids.map((id) => `<li>${id} ${storyLink(id)}</li>`)
  return `<h2>Not compared (${ids.length})</h2><p>A story failed, so there is no picture.</p><ul>${rows.join('')}</ul>`
}

/** `notCompared`: stories that failed (`auth-log-in--editing`), and sheets that show one of them (`sheets/log-in`). */
export const reportHtml = (
  { failedItems, newItems, deletedItems }: Comparison,
  notCompared: readonly string[],
) => `<!doctype html>
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
  ${listNotCompared(notCompared)}${list('Changed', failedItems)}${list('New', newItems)}${list('Deleted', deletedItems)}
</nav>
<iframe name="viewer" title="Viewer" src="viewer.html"></iframe>
</html>
`
