import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { lazy, Suspense, type PropsWithChildren } from 'react'

/** Waits for the names of the stories as well: the page's contents are read from its headings once, when it is first drawn. */
const Page = lazy(async () => {
  const [{ DocsPage }, { readStoryIndex }] = await Promise.all([
    import('./DocsPage.tsx'),
    import('../gallery/useStoryIndex.ts'),
  ])
  await readStoryIndex()
  return { default: DocsPage }
})

/** The container of every docs page. Loaded with the first one, so that no story waits for it. */
export const DocsFrame = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <Page {...props} />
  </Suspense>
)
