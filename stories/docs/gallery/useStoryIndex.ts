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

/** The index lists the stories of every file in sidebar order. Without it, pages show ids. */
export const readStoryIndex = (): Promise<void> => (reading ??= read())

async function read() {
  const response = await fetch('index.json').catch(() => null)
  if (!response?.ok) return
  // SAFETY: Storybook writes this file.
  index = ((await response.json()) as { readonly entries: StoryIndex }).entries
  for (const notify of listeners) notify()
}

function subscribe(notify: () => void) {
  listeners.add(notify)
  void readStoryIndex()
  return () => void listeners.delete(notify)
}

/** Every story by its id. Empty until the index has been read. */
export const useStoryIndex = (): StoryIndex =>
  useSyncExternalStore(
    subscribe,
    () => index,
    () => unread,
  )

/** Stories that are hidden from the sidebar exist only as tests. */
export const isListed = ({ tags }: IndexEntry): boolean => tags === undefined || tags.includes('dev')

/** A story's name in the sidebar. Its id until the index has been read. */
export const useStoryName = (storyId: string): string => useStoryIndex()[storyId]?.name ?? storyId
