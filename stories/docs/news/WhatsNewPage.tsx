import type { NewsItem } from '../../../scripts/visual/news.ts'
import { DocText } from '../frame/DocTable.tsx'
import { thumbnailOf } from '../gallery/Thumbnail.tsx'
import { useStoryIndex, type StoryIndex } from '../gallery/useStoryIndex.ts'
import { BeforeAfter } from './BeforeAfter.tsx'
import { useNews } from './useNews.ts'
import { WaitingPictures } from './WaitingPictures.tsx'

/** The items by the title of their first story, in the order of the sidebar. Deleted stories have no title and come last. */
export function byView(
  items: readonly NewsItem[],
  index: StoryIndex,
): ReadonlyMap<string, readonly NewsItem[]> {
  const titleOf = ({ storyIds }: NewsItem) =>
    storyIds.map((id) => index[id]?.title).find((title) => title !== undefined) ?? 'Deleted stories'
  const groups = Map.groupBy(items, titleOf)
  const order = [...new Set(Object.values(index).map(({ title }) => title)), 'Deleted stories']
  return new Map(
    order.flatMap((title) => (groups.has(title) ? [[title, groups.get(title) ?? []] as const] : [])),
  )
}

function Since() {
  const news = useNews()
  const index = useStoryIndex()
  if (news === undefined) return null
  if (news === null)
    return (
      <DocText>
        The pictures have not been compared yet. <code>npm run visual:news</code> compares them with those of
        the last release, <code>npm run visual:news -- &lt;ref&gt;</code> with those of another commit. Then
        reload this page.
      </DocText>
    )
  const { since, date, items, left } = news
  return (
    <DocText>
      <p>
        {items.length} pictures differ from those of <code>{since}</code> ({date}).
        {left > 0 && ` ${left} earlier pictures are not shown: a later ref shows more of them.`}
      </p>
      {[...byView(items, index)].map(([title, own]) => (
        <details key={title}>
          <summary>
            {title}: {own.length}
          </summary>
          {own.map(({ kind, storyIds, before }) => (
            <BeforeAfter
              key={storyIds[0]}
              kind={kind}
              storyIds={storyIds}
              before={before && `news/before/${before}.webp`}
              after={thumbnailOf(storyIds[0] ?? '')}
            />
          ))}
        </details>
      ))}
    </DocText>
  )
}

/** Pictures before and after, by view; in `npm run storybook` also those that wait for a decision. */
export const WhatsNewPage = () => (
  <>
    {import.meta.env.DEV && <WaitingPictures />}
    <h2>Accepted changes</h2>
    <Since />
  </>
)
