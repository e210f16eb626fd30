import { drawn } from './pictures.ts'
import { isFlow, sheetOf } from './sheets/list.ts'
import { freezeStoriesOf } from './sheets/replay.ts'
import { emptyStorage } from './sheets/storage.ts'
import { takeSheets } from './sheets/take.ts'
import { filesOf, runStories, storyIndex } from './stories.ts'

const isSheet = (id: string) => id.startsWith('sheets/')

/** Writes the pictures of some stories and sheets. The report runs this at the base commit, which may lack some. */
export async function draw(ids: readonly string[]) {
  await emptyStorage()
  const index = await storyIndex()
  const only = ids.filter((id) => !isSheet(id) && index.entries[id])
  if (only.length > 0) await runStories({ isDrawing: true, files: filesOf(index, only), only })
  const sheets = ids.filter(isSheet).flatMap((id) => {
    const [, flow = ''] = id.split('/')
    return isFlow(flow) ? [sheetOf(flow)] : []
  })
  if (sheets.length > 0) {
    await freezeStoriesOf(sheets)
    await takeSheets(
      sheets.map(({ id }) => id),
      drawn,
    )
  }
  process.exitCode = 0
}
