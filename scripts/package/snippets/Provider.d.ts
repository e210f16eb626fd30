import type { ReactNode } from 'react'
import type { TackboardProviderProps } from 'tackboard/auth'
import type { Locale } from 'tackboard/messages'

/** The component of docs/next.md's `Provider.tsx` that its layout imports. */
export function Provider(props: TackboardProviderProps & { readonly locale: Locale }): ReactNode
