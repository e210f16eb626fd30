import { freezeStoriesOf } from './draw.ts'
import { changePictures, idsOfPictures, ownersOfPictures, recordBrowser, removePicture } from './pictures.ts'
import { acceptSheets } from './sheets/compare.ts'
import { sheetNames, sheetOfArgument, sheetsShowing } from './sheets/list.ts'
import { emptyStorage } from './sheets/storage.ts'
import { filesOf, orphanedPictures, runStories, storyIndex } from './stories.ts'

/** `npm run visual:accept`: takes screenshots again and updates the hashes of contact sheets. Without ids, of everything. */
export async function accept(ids: readonly string[], browser: string) {
  await changePictures(() => (ids.length === 0 ? acceptAll() : acceptSome(ids)))
  const [stories, files] = [await idsOfPictures(), await ownersOfPictures()]
  console.log(`${stories.length} stories share ${files.length} screenshots.`)
  await recordBrowser(browser)
}

async function acceptAll() {
  await emptyStorage()
  const { withoutPicture } = await runStories({ update: 'all', isFreezing: true })
  const orphans = await orphanedPictures(withoutPicture)
  await Promise.all(orphans.map((id) => removePicture(id)))
  await acceptSheets()
  console.log(`${sheetNames.length} sheets, ${orphans.length} orphans deleted.`)
}

async function acceptSome(ids: readonly string[]) {
  const isSheet = (id: string) => id.startsWith('sheets/')
  const sheets = ids.filter(isSheet).map(sheetOfArgument)
  const stories = ids.filter((id) => !isSheet(id))
  const index = await storyIndex()
  const deleted = stories.filter((id) => !index.entries[id])
  await Promise.all(deleted.map((id) => removePicture(id)))
  for (const id of deleted) console.log(`There is no story ${id}. Its screenshot is deleted.`)
  if (stories.length > deleted.length)
    await runStories({ update: 'all', files: filesOf(index, stories), only: stories, isFreezing: false })
  if (sheets.length > 0) {
    await emptyStorage()
    await freezeStoriesOf(sheets)
    await acceptSheets(sheets.map(({ id }) => id))
  }
  for (const id of sheetsShowing(stories))
    console.log(`The contact sheet ${id} may have changed, too: npm run visual:accept -- sheets/${id}`)
}
