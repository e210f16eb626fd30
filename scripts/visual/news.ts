/** What is new since a git ref, for the Storybook's page: pictures before and after. */
import type { Stories } from './history.ts'

/** A change that a reviewer looks at once. */
export interface NewsItem {
  readonly kind: 'changed' | 'new' | 'deleted'
  /** The stories that changed in this way, from the same picture to the same. */
  readonly storyIds: readonly string[]
  /** Git's hash of the picture before, which names its file; null for a new story, and for a picture that is not published. */
  readonly before: string | null
}

/** `.cache/visual/news.json`. */
export interface News {
  /** The ref, and the day of its commit: '2026-11-21'. */
  readonly since: string
  readonly date: string
  readonly items: readonly NewsItem[]
  /** How many pictures are left out, because there are too many for a review. */
  readonly left: number
}

/** The changes between two sets of pictures, in the order of the story ids. */
export function newsOf(before: Stories, after: Stories): NewsItem[] {
  const ids = [...new Set([...before.keys(), ...after.keys()])].toSorted()
  const changed = ids.filter((id) => before.get(id)?.hash !== after.get(id)?.hash)
  const looks = Map.groupBy(changed, (id) => `${before.get(id)?.hash} ${after.get(id)?.hash}`)
  return [...looks.values()].flatMap((storyIds): NewsItem[] => {
    const [id = ''] = storyIds
    const old = before.get(id)?.hash ?? null
    return [{ kind: old === null ? 'new' : after.has(id) ? 'changed' : 'deleted', storyIds, before: old }]
  })
}

/** The last release, or else the first commit with pictures. `git` returns the lines of a command; none if it fails. */
export function defaultRef(git: (...args: string[]) => readonly string[], folder: string): string | null {
  const [tag] = git('describe', '--tags', '--abbrev=0', '--match', 'v*')
  const [first] = git('log', '--diff-filter=A', '--reverse', '--format=%H', '--', `${folder}/*.png`)
  return tag ?? first ?? null
}
