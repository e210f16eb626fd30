import { useEffect, useState } from 'react'
import type { News, NewsItem } from './news.ts'
import { DocText } from '../frame/DocTable.tsx'
import { storyIndex, type StoryIndex } from '../gallery/storyIndex.ts'
import { BeforeAfter } from './BeforeAfter.tsx'

/** The story that contains a contact sheet, 'sheets/log-in/dark', or the story itself. */
export const storyOf = (id: string) => id.replace(/^sheets\/([^/]+).*/, 'flows--$1')

/** The items by the title of their first story, in sidebar order. Deleted stories have no title and come last. */
export function byView(
  items: readonly NewsItem[],
  index: StoryIndex,
): ReadonlyMap<string, readonly NewsItem[]> {
  const titleOf = ({ ids }: NewsItem) =>
    ids.map((id) => index[storyOf(id)]?.title).find((title) => title !== undefined) ?? 'Deleted stories'
  const groups = Map.groupBy(items, titleOf)
  const order = [...new Set(Object.values(index).map(({ title }) => title)), 'Deleted stories']
  return new Map(
    order.flatMap((title) => (groups.has(title) ? [[title, groups.get(title) ?? []] as const] : [])),
  )
}

/** The changes since a ref; null if there is no report. */
async function readNews(): Promise<News | null> {
  const response = await fetch('news/news.json').catch(() => null)
  const isThere = response?.ok && response.headers.get('Content-Type')?.includes('json')
  // SAFETY: scripts/visual/report.ts writes this file.
  return isThere ? ((await response.json()) as News) : null
}

/** Pictures before and after, by view. */
export function WhatsNewPage() {
  const [news, setNews] = useState<News | null>()
  useEffect(() => void readNews().then(setNews), [])
  if (news === undefined) return null
  if (news === null)
    return (
      <DocText>
        This Storybook was built without a comparison, so there is nothing new to show. Whoever builds it
        makes one with <code>npm run visual:report</code>.
      </DocText>
    )
  const { since, date, items } = news
  return (
    <DocText>
      <p>
        {items.length} pictures differ from those of <code>{since}</code> ({date}). To accept some:{' '}
        <code>npm run visual:accept -- &lt;ids&gt;</code>
      </p>
      {[...byView(items, storyIndex())].map(([title, own], index) => (
        <details key={title} open={index === 0}>
          <summary>
            {title}: {own.length}
          </summary>
          {own.map((item) => (
            <BeforeAfter key={item.ids[0]} {...item} />
          ))}
        </details>
      ))}
    </DocText>
  )
}
