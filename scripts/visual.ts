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

/** Runs every story, or those of some files, with steps, axe and pictures. Answers which stories want a picture. */
async function runStories(update: 'none' | 'all', into: string, files: string[] = []) {
  Object.assign(process.env, { PICTURES: 'on', PICTURES_INTO: into, PICTURES_ONLY: ids.join(' ') })
  const vitest = await startVitest('test', files, { project: ['stories'], watch: false, update })
  const tests = vitest.state.getTestModules().flatMap((module) => Array.from(module.children.allTests()))
  await vitest.close()
  return tests.map((test) => test.meta()).filter((meta) => meta.picture !== 'none').map((meta) => meta.storyId)
}

async function orphansAmong(wanted: readonly unknown[]) {
  return (await idsOfPictures()).filter((id) => !wanted.includes(id))
}

async function compare() {
  const orphans = await orphansAmong(await runStories('none', folder))
  for (const id of orphans) console.error(`No story wants the picture ${id}. Delete it: npm run visual:accept -- ${id}`)
  if (orphans.length > 0) process.exitCode = 1
}

async function accept() {
  if (ids.length === 0) {
    const orphans = await orphansAmong(await runStories('all', folder))
    await Promise.all(orphans.map(removePicture))
    await recordBrowser(browser)
    console.log(`${(await idsOfPictures()).length} pictures, ${orphans.length} orphans deleted.`)
    return
  }
  const { entries } = await buildIndex({ configDir: '.storybook', ci: true })
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
