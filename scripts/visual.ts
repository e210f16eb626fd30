/** `compare`, `accept [ids…]` or `report`: the pictures of the stories against the committed ones. */
import { rm } from 'node:fs/promises'
import { buildIndex } from 'storybook/internal/core-server'
import { startVitest } from 'vitest/node'
import { browserVersion } from './browser.ts'
import { writeReport } from './pictureReport.ts'
import { folder, idsOfPictures, recordBrowser, recordedBrowser, removePicture } from './pictures.ts'

const [command, ...ids] = process.argv.slice(2)
const browser = await browserVersion()
const recorded = await recordedBrowser()
console.log(`The pictures are drawn by ${browser}.`)

if (recorded && recorded !== browser && (command !== 'accept' || ids.length > 0)) {
  console.error(`The committed pictures were drawn by ${recorded}: comparing them with another browser's says nothing.`)
  process.exit(1)
}

await rm('.cache/pictures', { recursive: true, force: true })
if (command === 'compare') await compare()
else if (command === 'accept') await accept()
else await report()

/** Runs every story, or those of some files, with steps, axe and pictures. Answers which stories ask for no picture. */
async function runStories(update: 'none' | 'all', into: string, files: string[] = []) {
  Object.assign(process.env, { PICTURES: 'on', PICTURES_INTO: into, PICTURES_ONLY: ids.join(' ') })
  const vitest = await startVitest('test', files, { project: ['stories'], watch: false, update })
  const tests = vitest.state.getTestModules().flatMap((module) => Array.from(module.children.allTests()))
  await vitest.close()
  return tests.flatMap((test) => (test.meta().picture === 'none' ? [test.meta().storyId] : []))
}

/** Pictures of stories that are gone or ask for none. Asked of the index: a story that fails to load is not gone. */
async function orphans(withoutPicture: readonly unknown[]) {
  const { entries } = await storyIndex()
  return (await idsOfPictures()).filter((id) => !entries[id] || withoutPicture.includes(id))
}

function storyIndex() {
  return buildIndex({ configDir: '.storybook', ci: true })
}

async function compare() {
  const left = await orphans(await runStories('none', folder))
  for (const id of left) console.error(`No story wants the picture ${id}. Delete it: npm run visual:accept -- ${id}`)
  if (left.length > 0) process.exitCode = 1
}

async function accept() {
  if (ids.length === 0) {
    const left = await orphans(await runStories('all', folder))
    await Promise.all(left.map(removePicture))
    await recordBrowser(browser)
    console.log(`${(await idsOfPictures()).length} pictures, ${left.length} orphans deleted.`)
    return
  }
  const { entries } = await storyIndex()
  const gone = ids.filter((id) => !entries[id])
  await Promise.all(gone.map(removePicture))
  for (const id of gone) console.log(`${id} is no story any more: its picture is deleted.`)
  const files = ids.flatMap((id) => entries[id]?.importPath.replace('./', '') ?? [])
  if (files.length > 0) await runStories('all', folder, [...new Set(files)])
  await recordBrowser(browser)
}

async function report() {
  await runStories('all', '.cache/pictures/actual')
  await writeReport()
  process.exitCode = 0
}
