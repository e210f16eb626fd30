import type { ReactNode } from 'react'

/** An app that snippets render. */
export function App(): ReactNode
