import type { ReactNode } from 'react'
import type { Locale } from 'tackboard/messages'

/** The component of docs/next.md's `Provider.tsx` that its layout imports. */
export function Provider(props: { readonly locale: Locale; readonly children: ReactNode }): ReactNode
