/** Plays the stories of contact sheets, which freezes their pages, and tells which pages are not as they were. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesOf, runStories, storyIndex } from '../stories.ts'
import type { sheetOf } from './list.ts'
import { numbered } from './numbered.ts'
import { frozenFolder } from './storage.ts'

type Sheet = ReturnType<typeof sheetOf>

const storiesOf = (sheets: readonly Sheet[]) =>
  sheets.flatMap(({ tiles }) => tiles.map(({ storyId }) => storyId))

/** Runs the stories of some sheets, which freezes their pages. A story that fails early is not frozen. */
export async function freezeStoriesOf(sheets: readonly Sheet[]) {
  await runStories({ files: filesOf(await storyIndex(), storiesOf(sheets)), frozen: 'tiles' })
}

/** Freezes the stories of some sheets again, and returns the pages that are not as before: 'auth-log-in--failed.en.html'. */
export async function replayStoriesOf(sheets: readonly Sheet[]): Promise<readonly string[]> {
  const before = await pagesOf(sheets)
  await freezeStoriesOf(sheets)
  return Array.from(await pagesOf(sheets)).flatMap(([file, page]) => (before.get(file) === page ? [] : file))
}

/** The frozen pages of some sheets by their files. */
async function pagesOf(sheets: readonly Sheet[]): Promise<ReadonlyMap<string, string>> {
  const stories = new Set(storiesOf(sheets))
  const files = (await readdir(frozenFolder)).filter((file) => stories.has(file.split('.')[0] ?? ''))
  return new Map(
    await Promise.all(
      files.map(async (file) => [file, numbered(await readFile(join(frozenFolder, file), 'utf8'))] as const),
    ),
  )
}
