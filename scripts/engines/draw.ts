/** Draws stories in each engine, in light and in dark, and puts the pictures side by side. */
import { globSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTheme } from '../../.storybook/theme.ts'
import { engineNames, type Engine, type EngineWindow } from './engine.ts'

const folder = '.cache/engines'
const themes = ['light', 'dark'] as const

/** The stories of all contact sheets. */
export async function storiesOfSheets(): Promise<readonly string[]> {
  // Lists the tiles on import, which takes seconds.
  const { readTiles } = await import('../visual/sheets/list.ts')
  return Object.values(await readTiles()).flatMap((sheet) => sheet.map(({ storyId }) => storyId))
}

/** Waits in the page until its pictures are there, or cannot be had, and it has been painted: WebKit draws both late. */
async function untilDrawn() {
  const late = new Promise((done) => setTimeout(done, 3_000))
  const pictures = [...document.images].map((image) => image.decode().catch(() => null))
  await Promise.race([Promise.all(pictures), late])
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
}

/** Draws what the window shows of a story. */
export const drawIn =
  ({ name }: Engine) =>
  async (window: EngineWindow, id: string): Promise<void> => {
    for (const theme of themes) {
      await window.run(setTheme, theme)
      await window.run(untilDrawn)
      await mkdir(join(folder, theme, id), { recursive: true })
      await writeFile(join(folder, theme, id, `${name}.png`), await window.picture())
    }
  }

/** Writes a page with all pictures, a row for each story and theme. */
export async function putSideBySide() {
  const rows = globSync(`${folder}/light/*`)
    .toSorted()
    .flatMap((path) => themes.map((theme) => ({ theme, id: basename(path) })))
    .map(({ theme, id }) => {
      const pictures = engineNames.map((engine) => `<img alt="${engine}" src="${theme}/${id}/${engine}.png">`)
      return `<h2>${id}, ${theme}</h2><div>${pictures.join('')}</div>`
    })
  const style =
    'div { display: flex; gap: 8px; align-items: start } img { inline-size: calc(100% / 3); block-size: auto }'
  const page = `<!doctype html><meta charset="utf-8"><title>Side by side</title><style>${style}</style>${rows.join('\n')}`
  await writeFile(join(folder, 'index.html'), page)
  console.log(`Side by side (${engineNames.join(', ')}): ${folder}/index.html`)
}
