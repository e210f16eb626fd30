import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { lazy, Suspense, type PropsWithChildren } from 'react'

const Page = lazy(async () => ({ default: (await import('./DocsPage.tsx')).DocsPage }))

/** The container of every docs page. Loaded with the first one, so that no story waits for it. */
export const DocsFrame = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <Page {...props} />
  </Suspense>
)
