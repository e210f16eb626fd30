/** What has changed since a commit, for the Storybook's page What’s new: pictures before and after. */
import type { Hashes } from '../../sheets/hashes.ts'

/** A change that a reviewer looks at once. */
export interface NewsItem {
  readonly kind: 'changed' | 'new' | 'deleted'
  /** The stories that changed in this way, from the same picture to the same; or a contact sheet, 'sheets/log-in/dark'. */
  readonly ids: readonly string[]
  /** The pictures' files; null if there is none. */
  readonly before: string | null
  readonly after: string | null
}

/** `.cache/visual/news/news.json`. */
export interface News {
  /** The commit, as it was asked for, and its day: '2026-11-21'. */
  readonly since: string
  readonly date: string
  readonly items: readonly NewsItem[]
}

/** The changes between two sets of pictures, in the order of their ids. */
export function newsOf(before: Hashes, after: Hashes): Pick<NewsItem, 'kind' | 'ids'>[] {
  const ids = [...new Set([...before.keys(), ...after.keys()])].toSorted()
  const changed = ids.filter((id) => before.get(id) !== after.get(id))
  return [...Map.groupBy(changed, (id) => `${before.get(id)} ${after.get(id)}`).values()].map((alike) => {
    const [id = ''] = alike
    return { kind: !before.has(id) ? 'new' : after.has(id) ? 'changed' : 'deleted', ids: alike }
  })
}
