import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { lazy, Suspense, type PropsWithChildren } from 'react'

const Page = lazy(async () => ({ default: (await import('./DocsPage.tsx')).DocsPage }))

/** What every page of the docs stands in. Fetched with the first of them: no story waits for it. */
export const DocsFrame = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <Page {...props} />
  </Suspense>
)
