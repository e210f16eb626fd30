import { useSyncExternalStore } from 'react'

/** A story or page in Storybook's own index. */
export interface IndexEntry {
  readonly id: string
  readonly type: 'story' | 'docs'
  readonly title: string
  readonly name: string
  /** Its file, relative to the project: './stories/saving/BoardPicker.stories.tsx'. */
  readonly importPath: string
  readonly tags?: readonly string[]
}

export type StoryIndex = Readonly<Record<string, IndexEntry>>

const unread: StoryIndex = {}
let index = unread
let reading: Promise<void> | null = null
const listeners = new Set<() => void>()

/** The index has the stories of every file, in the order of the sidebar. Without it, pages show ids. */
export const readStoryIndex = (): Promise<void> => (reading ??= read())

async function read() {
  const response = await fetch('index.json').catch(() => null)
  if (!response?.ok) return
  // SAFETY: Storybook writes it.
  index = ((await response.json()) as { readonly entries: StoryIndex }).entries
  for (const notify of listeners) notify()
}

function subscribe(notify: () => void) {
  listeners.add(notify)
  void readStoryIndex()
  return () => void listeners.delete(notify)
}

/** Every story by its id. Empty until it has been read. */
export const useStoryIndex = (): StoryIndex =>
  useSyncExternalStore(
    subscribe,
    () => index,
    () => unread,
  )

/** Stories that the sidebar leaves out are for the tests alone. */
export const isListed = ({ tags }: IndexEntry): boolean => tags === undefined || tags.includes('dev')

/** The name of a story as in the sidebar. Its id until the index has been read. */
export const useStoryName = (storyId: string): string => useStoryIndex()[storyId]?.name ?? storyId
