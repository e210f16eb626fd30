import type { Session } from 'tackboard/auth'

/** The parts of an address that pages read. */
export type Address = Pick<URL, 'hostname' | 'pathname' | 'search'>

/** What every page gets. */
export interface PageProps {
  readonly address: Address
  /** Null for a visitor, undefined until it is known. */
  readonly session: Session | null | undefined
}
