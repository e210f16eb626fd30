import type { ReactNode } from 'react'
import type { Member } from 'tackboard/people'

/* What snippets of a line or two take from the app around them. */
declare global {
  const app: ReactNode
  const member: Member
  const router: { readonly address: string; readonly push: (path: string) => void }
  const response: { readonly advisory: unknown }
}
