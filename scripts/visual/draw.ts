import { output } from './pictures.ts'
import { isFlow, sheetOf, type sheetOfArgument } from './sheets/list.ts'
import { emptyStorage } from './sheets/storage.ts'
import { writeSheets } from './sheets/write.ts'
import { filesOf, runStories, storyIndex } from './stories.ts'

/**
 * Freezes the stories of some sheets and writes the sheets as PNG files. The report runs this at the base commit, which
 * may lack a flow.
 */
export async function draw(ids: readonly string[]) {
  await emptyStorage()
  const sheets = ids.flatMap((id) => {
    const flow = id.replace(/^sheets\//, '')
    return isFlow(flow) ? [sheetOf(flow)] : []
  })
  await freezeStoriesOf(sheets)
  await writeSheets(
    `${output}/actual`,
    sheets.map(({ id }) => id),
  )
  process.exitCode = 0
}

/** Runs the stories of some sheets, which freezes their pages. A story that fails early is not frozen. */
export async function freezeStoriesOf(sheets: readonly ReturnType<typeof sheetOfArgument>[]) {
  const stories = sheets.flatMap(({ tiles }) => tiles.flatMap(({ storyId, alike }) => [storyId, ...alike]))
  await runStories({ update: 'none', files: filesOf(await storyIndex(), stories), isFreezing: true })
}
