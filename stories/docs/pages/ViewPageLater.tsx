import { lazy } from 'react'

/** The page of a component: what `tags: ['autodocs']` asks for. `DocsFrame` waits for it; no story does. */
export const ViewPageLater = lazy(async () => ({ default: (await import('./ViewPage.tsx')).ViewPage }))
