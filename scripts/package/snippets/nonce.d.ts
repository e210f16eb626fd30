import type { Context } from 'react'

/** The module of docs/other-servers.md that its other files import. */
export const Nonce: Context<string | undefined>
