/** Stores the frozen pages that contact sheets are made of. Called from the browser: see .storybook/sheets.ts. */
import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserCommand } from 'vitest/node'

export const frozenFolder = '.cache/sheets'

/** Deletes the frozen pages of earlier runs. */
export const emptyStorage = () => rm(frozenFolder, { recursive: true, force: true })

/** Stores a style sheet under a name derived from its text. Returns its URL for the pages. */
export const storeStyle: BrowserCommand<[string]> = async (_, text) => {
  const name = `${createHash('sha256').update(text).digest('hex').slice(0, 16)}.css`
  await mkdir(join(frozenFolder, 'styles'), { recursive: true })
  await writeFile(join(frozenFolder, 'styles', name), text)
  return `/frozen/styles/${name}`
}

/** Stores a story's page in each language. */
export const storePages: BrowserCommand<[string, Readonly<Record<string, string>>]> = async (
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
