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

let index: StoryIndex = {}

/** Reads the index. `DocsFrame` waits for it before it shows a page. */
export async function readStoryIndex(): Promise<void> {
  const response = await fetch('index.json').catch(() => null)
  // SAFETY: Storybook writes this file.
  if (response?.ok) index = ((await response.json()) as { readonly entries: StoryIndex }).entries
}

/** The stories of every file by id, in sidebar order. Empty if there is no index, so that pages show ids. */
export const storyIndex = (): StoryIndex => index

/** Stories that are hidden from the sidebar exist only as tests. */
export const isListed = ({ tags }: IndexEntry): boolean => tags === undefined || tags.includes('dev')

/** A story's name in the sidebar. */
export const storyName = (storyId: string): string => index[storyId]?.name ?? storyId
