/** Where the stories' run leaves the frozen pages of which the contact sheets are made. Called by the browser: .storybook/sheets.ts. */
import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserCommand } from 'vitest/node'

export const frozenFolder = '.cache/sheets'

/** Keeps the text of a style sheet under a name made of it, and answers where the pages find it. */
export const keepStyle: BrowserCommand<[string]> = async (_, text) => {
  const name = `${createHash('sha256').update(text).digest('hex').slice(0, 16)}.css`
  await mkdir(join(frozenFolder, 'styles'), { recursive: true })
  await writeFile(join(frozenFolder, 'styles', name), text)
  return `/frozen/styles/${name}`
}

/** Keeps a story's page in each language. */
export const keepPages: BrowserCommand<[string, Readonly<Record<string, string>>]> = async (
  _,
  storyId,
  pages,
) => {
  await mkdir(frozenFolder, { recursive: true })
  await Promise.all(
    Object.entries(pages).map(([locale, html]) =>
      writeFile(join(frozenFolder, `${storyId}.${locale}.html`), html),
    ),
  )
}
