/** `npm run visual:news [-- <ref>]` and `npm run visual:report` write what the page What’s new shows. */
import { spawnSync } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { partOf } from '../storybook/partOf.ts'
import { pictureAt, storiesAt, storiesIn } from './history.ts'
import { defaultRef, newsOf, type News, type NewsItem } from './news.ts'
import { folder } from './pictures.ts'

/** Where the data is, and the earlier pictures, scaled down: `before/<hash>.webp`. */
export const newsFolder = '.cache/visual/news'

/** How much the earlier pictures may weigh together, in bytes: the static Storybook publishes them. */
const limit = 600_000

function git(...args: string[]): readonly string[] {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 1e8 })
  return status === 0 ? stdout.split('\n').filter(Boolean) : []
}

const scaled = async (hash: string) =>
  sharp(pictureAt(hash))
    .extract(await partOf(pictureAt(hash)))
    .resize({ width: 320, withoutEnlargement: true })
    .webp({ quality: 50 })
    .toBuffer()

/** Writes the earlier pictures until they weigh too much. Returns the items, without the pictures that are left out. */
async function withPictures(items: readonly NewsItem[]): Promise<Pick<News, 'items' | 'left'>> {
  const published = new Set<string>()
  let bytes = 0
  for (const hash of new Set(items.flatMap(({ before }) => before ?? []))) {
    if (bytes > limit) break
    const image = await scaled(hash)
    bytes += image.length
    published.add(hash)
    await writeFile(`${newsFolder}/before/${hash}.webp`, image)
  }
  const shown = items.map((item) =>
    item.before === null || published.has(item.before) ? item : { ...item, before: null },
  )
  return { items: shown, left: items.filter(({ before }, index) => before !== shown[index]?.before).length }
}

/** Compares the accepted pictures with those at a ref. Default: the last release, else the first commit with pictures. */
export async function writeNews(ref: string | null = defaultRef(git, folder)) {
  await rm(newsFolder, { recursive: true, force: true })
  const [date] = ref ? git('log', '-1', '--format=%cs', ref) : []
  if (!ref || !date) {
    console.warn(`There is no commit ${ref ?? 'with pictures'} to compare with, so What’s new stays empty.`)
    return
  }
  await mkdir(`${newsFolder}/before`, { recursive: true })
  const { items, left } = await withPictures(newsOf(storiesAt(ref), await storiesIn()))
  const since = /^[0-9a-f]{40}$/.test(ref) ? ref.slice(0, 10) : ref
  const news: News = { since, date, items, left }
  await writeFile(`${newsFolder}/news.json`, JSON.stringify(news))
  console.log(
    `What’s new since ${since}: ${items.length} pictures. npm run storybook, or build-storybook, shows them.`,
  )
}

if (import.meta.main) await writeNews(process.argv[2])
