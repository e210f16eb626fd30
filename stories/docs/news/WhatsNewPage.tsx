import { useEffect, useState } from 'react'
import type { News, NewsItem } from './news.ts'
import { DocLink, DocText, StoryLink } from '../frame/DocTable.tsx'
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

/** What can be seen without pictures of an earlier version. */
export const NoComparison = () => (
  <DocText>
    <p>
      This Storybook shows one version only, so it has nothing to compare. One that is built to review a
      change shows here every picture that the change alters, before and after: ask whoever made the change
      for it.
    </p>
    <p>Until then, see how everything looks now:</p>
    <ul>
      <li>
        <DocLink id="coverage--docs">Coverage</DocLink>: every state and error, with its picture
      </li>
      <li>
        <DocLink id="error-catalogue--docs">Error catalogue</DocLink>: every error, its words and where they
        appear
      </li>
      <li>
        <StoryLink id="flows" size={14}>
          Flows
        </StoryLink>
        : all states of a flow on one sheet, in any mode
      </li>
    </ul>
  </DocText>
)

/** Pictures before and after, by view. */
export function WhatsNewPage() {
  const [news, setNews] = useState<News | null>()
  useEffect(() => void readNews().then(setNews), [])
  if (news === undefined) return null
  if (news === null) return <NoComparison />
  const { since, date, items } = news
  return (
    <DocText>
      <p>
        {items.length} pictures differ from those of <code>{since}</code> ({date}). If a change is not what
        you expect, send its story’s name to whoever made it.
      </p>
      <details>
        <summary>For engineers</summary>
        To accept some: <code>npm run visual:accept -- &lt;ids&gt;</code>
      </details>
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
