import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { lazy, Suspense, type PropsWithChildren } from 'react'

/** Also waits for the names of the stories, because the page's contents list its headings only once, when it is first rendered. */
const Page = lazy(async () => {
  const [{ DocsPage }, { readStoryIndex }] = await Promise.all([
    import('./DocsPage.tsx'),
    import('../gallery/storyIndex.ts'),
  ])
  await readStoryIndex()
  return { default: DocsPage }
})

/** The container of every docs page. Loaded with the first docs page, so that stories do not wait for it. */
export const DocsFrame = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <Page {...props} />
  </Suspense>
)
