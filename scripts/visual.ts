/** `compare`, `accept [ids…]` or `report`: the pictures of the stories and of the contact sheets against the committed ones. */
import { rm } from 'node:fs/promises'
import { buildIndex } from 'storybook/internal/core-server'
import { startVitest } from 'vitest/node'
import { browserVersion } from './browser.ts'
import { writeReport } from './pictureReport.ts'
import { folder, idsOfPictures, recordBrowser, recordedBrowser, removePicture } from './pictures.ts'
import { compareSheets, writeSheets } from './sheets/judge.ts'
import { frozenFolder } from './sheets/keep.ts'
import { sheetNames, sheetOf, sheetsOfStories } from './sheets/list.ts'

const [command, ...ids] = process.argv.slice(2)
/** `sheets/log-in` is a flow's sheet in all its modes; all other ids are stories'. */
const sheets = ids.filter((id) => id.startsWith('sheets/')).map((id) => sheetOf(id.slice('sheets/'.length)))
const storyIds = ids.filter((id) => !id.startsWith('sheets/'))
const browser = await browserVersion()
const recorded = await recordedBrowser()
console.log(`The pictures are drawn by ${browser}.`)

if (recorded && recorded !== browser && (command !== 'accept' || ids.length > 0)) {
  console.error(
    `The committed pictures were drawn by ${recorded}: comparing them with another browser's says nothing.`,
  )
  process.exit(1)
}

const isFreezing = ids.length === 0 || sheets.length > 0
type Index = Awaited<ReturnType<typeof storyIndex>>
for (const path of ['.cache/pictures', ...(isFreezing ? [frozenFolder] : [])])
  await rm(path, { recursive: true, force: true })
if (command === 'compare') await compare()
else if (command === 'accept') await accept()
else await report()

/**
 * Runs every story, or those of some files, with steps, axe and pictures: of all that it runs, or of `only` some. Answers which stories ask
 * for no picture.
 */
async function runStories(
  update: 'none' | 'all',
  into: string,
  files: string[] = [],
  only: readonly string[] = [],
) {
  const SHEETS = isFreezing && only.length === 0 ? 'on' : ''
  Object.assign(process.env, { PICTURES: 'on', PICTURES_INTO: into, PICTURES_ONLY: only.join(' '), SHEETS })
  const vitest = await startVitest('test', files, { project: ['stories'], watch: false, update })
  const tests = vitest.state.getTestModules().flatMap((module) => Array.from(module.children.allTests()))
  await vitest.close()
  return tests.flatMap((test) => (test.meta().picture === 'none' ? [test.meta().storyId] : []))
}

/** Pictures of stories that are gone or ask for none, and of sheets that are gone. Asked of the index: a story that fails to load is not gone. */
async function orphans(withoutPicture: readonly unknown[]) {
  const { entries } = await storyIndex()
  const left = (await idsOfPictures()).filter((id) => !entries[id] || withoutPicture.includes(id))
  const leftSheets = (await idsOfPictures(`${folder}/sheets`))
    .map((id) => `sheets/${id}`)
    .filter((id) => !sheetNames.includes(id))
  return [...left, ...leftSheets]
}

function storyIndex() {
  return buildIndex({ configDir: '.storybook', ci: true })
}

async function compare() {
  const left = await orphans(await runStories('none', folder))
  for (const id of left)
    console.error(`No story or sheet wants the picture ${id}. Delete it: git rm ${folder}/${id}.png`)
  if (left.length > 0 || !(await compareSheets())) process.exitCode = 1
}

async function accept() {
  if (ids.length === 0) {
    const left = await orphans(await runStories('all', folder))
    await Promise.all(left.map(removePicture))
    await writeSheets(folder)
    await recordBrowser(browser)
    console.log(
      `${(await idsOfPictures()).length} pictures, ${sheetNames.length} of sheets, ${left.length} orphans deleted.`,
    )
    return
  }
  const index = await storyIndex()
  const gone = storyIds.filter((id) => !index.entries[id])
  await Promise.all(gone.map(removePicture))
  for (const id of gone) console.log(`${id} is no story any more: its picture is deleted.`)
  if (storyIds.length > gone.length) await runStories('all', folder, filesOf(index, storyIds), storyIds)
  if (sheets.length > 0) {
    const shown = sheets.flatMap(({ tiles }) => tiles.map(({ storyId }) => storyId))
    // Compared, so that a tile is frozen when its story looks as it should.
    await runStories('none', folder, filesOf(index, shown))
    await writeSheets(
      folder,
      sheets.map(({ id }) => id),
    )
  }
  for (const id of sheetsOfStories(storyIds))
    console.log(`The contact sheet of ${id} shows it, too: npm run visual:accept -- sheets/${id}`)
  await recordBrowser(browser)
}

function filesOf({ entries }: Index, wanted: readonly string[]) {
  return [...new Set(wanted.flatMap((id) => entries[id]?.importPath.replace('./', '') ?? []))]
}

async function report() {
  await runStories('all', '.cache/pictures/actual')
  await writeSheets('.cache/pictures/actual')
  await writeReport()
  process.exitCode = 0
}
