import type { ReactNode } from 'react'

/** The component of example-next/app/Styles.tsx that a snippet imports. */
export function Styles(props: { readonly nonce: string | null; readonly children: ReactNode }): ReactNode
