import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { Hashes } from '../../stories/sheets/hashes.ts'
import { baseCommit, drawAtCommit } from './base.ts'
import { draw } from './draw.ts'
import { newsOf, type News, type NewsItem } from '../../stories/docs/news/news.ts'
import { drawn, hashesAt, readHashes, taken } from './pictures.ts'
import { takenNow } from './takenNow.ts'

/** What the page What’s new shows. */
export const newsFolder = '.cache/visual/news'

const bySheet = (hashes: Hashes): Hashes =>
  new Map(Array.from(hashes, ([name, hash]) => [`sheets/${name}`, hash]))

const both = (stories: Hashes, sheets: Hashes): Hashes => new Map([...stories, ...bySheet(sheets)])

/**
 * `npm run visual:report [-- <ref>]`: writes what the page What’s new shows. It compares the accepted pictures, and those that the last
 * `npm run test:visual` found different, with those at the merge base with a ref; default: main. Git holds no pictures, so both sides are drawn.
 */
export async function report(ref?: string) {
  const base = baseCommit(ref)
  const before = both(hashesAt(base, 'stories'), hashesAt(base, 'sheets'))
  const after = new Map([...both(readHashes('stories'), readHashes('sheets')), ...(await takenNow())])
  const news = newsOf(before, after)
  const idsOf = (kind: NewsItem['kind']) =>
    news.filter((item) => item.kind !== kind).flatMap(({ ids: [id = ''] }) => id)
  const [now, then] = [idsOf('deleted'), idsOf('new')]
  const isTaken = (id: string) => existsSync(join(taken, `${id}.png`))
  await rm(drawn, { recursive: true, force: true })
  await draw(now.filter((id) => !isTaken(id)))
  const folderAtBase = then.length > 0 ? await drawAtCommit(base, then) : null
  await rm(newsFolder, { recursive: true, force: true })
  const items: NewsItem[] = []
  for (const { kind, ids } of news) {
    const [id = ''] = ids
    items.push({
      kind,
      ids,
      before: folderAtBase && (await publish('before', id, folderAtBase)),
      after: await publish('after', id, isTaken(id) ? taken : drawn),
    })
  }
  const date = execFileSync('git', ['log', '-1', '--format=%cs', base], { encoding: 'utf8' }).trim()
  const written: News = { since: ref ?? base.slice(0, 10), date, items }
  await mkdir(newsFolder, { recursive: true })
  await writeFile(`${newsFolder}/news.json`, JSON.stringify(written))
  for (const { kind, ids } of items) console.log(`${kind}: ${ids.join(', ')}`)
  console.log(
    `${items.length} pictures differ from ${written.since}: npm run storybook shows them on its page What’s new.`,
  )
}

/** Stores a picture for the page. Returns its file; null if there is no picture. */
async function publish(side: 'before' | 'after', id: string, from: string): Promise<string | null> {
  const source = join(from, `${id}.png`)
  if (!existsSync(source)) return null
  const file = `${side}/${id}.webp`
  await mkdir(dirname(join(newsFolder, file)), { recursive: true })
  await sharp(source).webp({ lossless: true, effort: 2 }).toFile(join(newsFolder, file))
  return file
}
