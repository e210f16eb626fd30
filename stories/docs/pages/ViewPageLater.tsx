import { lazy } from 'react'

/** The page of a component with `tags: ['autodocs']`, loaded lazily. `DocsFrame` waits for it; stories do not. */
export const ViewPageLater = lazy(async () => ({ default: (await import('./ViewPage.tsx')).ViewPage }))
