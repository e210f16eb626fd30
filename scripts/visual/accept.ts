import { acceptFront } from './front.ts'
import { folder, readHashes, recordBrowser, writeHashes } from './pictures.ts'
import { acceptSheets } from './sheets/compare.ts'
import { sheetNames, sheetOfArgument, sheetsShowing } from './sheets/list.ts'
import { freezeStoriesOf } from './sheets/replay.ts'
import { emptyStorage } from './sheets/storage.ts'
import { filesOf, runStories, storyIndex } from './stories.ts'

/** `npm run visual:accept`: takes pictures again, and updates the hashes. Without ids, of everything. */
export async function accept(ids: readonly string[], browser: string) {
  await (ids.length === 0 ? acceptAll() : acceptSome(ids))
  const hashes = readHashes('stories')
  console.log(`${hashes.size} stories, ${new Set(hashes.values()).size} different pictures.`)
  await recordBrowser(browser)
}

async function acceptAll() {
  await emptyStorage()
  await acceptStories(await runStories({ isAccepting: true, frozen: 'all' }))
  await acceptSheets()
  console.log(`${sheetNames.length} sheets.`)
}

async function acceptSome(ids: readonly string[]) {
  const isSheet = (id: string) => id.startsWith('sheets/')
  const sheets = ids.filter(isSheet).map(sheetOfArgument)
  const only = ids.filter((id) => !isSheet(id))
  const files = filesOf(await storyIndex(), only)
  if (files.length > 0) await acceptStories(await runStories({ isAccepting: true, files, only }))
  else if (only.length > 0) await acceptStories({ pictures: new Map() })
  if (sheets.length > 0) {
    await emptyStorage()
    await freezeStoriesOf(sheets)
    await acceptSheets(sheets.map(({ id }) => id))
  }
  for (const id of sheetsShowing(only))
    console.log(`The contact sheet ${id} may have changed, too: npm run visual:accept -- sheets/${id}`)
}

/** Records the pictures that were taken, and forgets those of stories that are gone or have none any more. */
async function acceptStories({ pictures }: Pick<Awaited<ReturnType<typeof runStories>>, 'pictures'>) {
  const { entries } = await storyIndex()
  const hashes = new Map(readHashes('stories'))
  for (const [id, hash] of pictures) if (hash) hashes.set(id, hash)
  for (const id of hashes.keys())
    if (!entries[id] || pictures.get(id) === null) {
      hashes.delete(id)
      console.log(`${id} has no picture any more.`)
    }
  await writeHashes('stories', hashes)
  await acceptFront(hashes, folder)
}
