import { gridStyle } from '../../../stories/sheets/grid.ts'
import type { StoryLocale } from '../../../testing/locales.ts'
import type { Tile } from '../../../stories/flows/tiles.ts'
import { sheetOf } from './list.ts'

/** A contact sheet as a page. Each tile is a frozen story in an iframe, so that fixed positions, vh and media queries work. */
export function sheetPage(flow: string, tiles: readonly Tile[], locale: StoryLocale): string {
  const { title } = sheetOf(flow)
  const figures = tiles.map(
    ({ storyId, names }) =>
      `<figure><div><iframe title="${storyId}" src="/frozen/${storyId}.${locale}.html"></iframe></div>` +
      `<figcaption>${names.join('<br>')}</figcaption></figure>`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${title}</title>
<link rel="stylesheet" href="/node_modules/@fontsource-variable/inter/index.css">
<style>
  :root { font: 14px/20px 'Inter Variable' }
  body { box-sizing: border-box; min-height: 100vh; margin: 0; padding: 16px; background: white; color: black }
  [data-theme='dark'] body { background: #2b2b2b; color: white }
  h1 { margin: 0 0 12px; font-size: 18px }
  ${gridStyle}
</style>
<h1>${title}</h1>
<div class="sheet">${figures.join('')}</div>
</html>
`
}
