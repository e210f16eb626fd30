import type { ReactNode } from 'react'
import type { StageOptions } from '../stage/stage.ts'
import type { Step } from '../steps/steps.ts'

/** How the user triggers a call, and what must be true after a fault. */
export interface FaultRow extends StageOptions {
  /** The page's content. */
  readonly page: () => ReactNode
  /** Steps from there to just before the call. Default: none. */
  readonly before?: readonly Step[]
  /** Steps that make the call. Default: the page makes it on its own. */
  readonly sends?: readonly Step[]
  /** Checks of the message after a fault. Default: none. */
  readonly says?: readonly Step[]
  /** Checks that what was typed or chosen is still there, or that the user can continue. */
  readonly keeps: readonly Step[]
  /** How the user tries again. Default: as the first time. Null: the user did not ask for the call, and continues without it. */
  readonly again?: readonly Step[] | null
  /** Checks that the call has been answered. */
  readonly done: readonly Step[]
  /** Checks that the user can continue without the call, if `again` is null. Default: `done`. */
  readonly without?: readonly Step[]
  /** What differs in a second attempt if the server carried out the request and only its answer was lost. Default: nothing. */
  readonly whenActed?: Pick<FaultRow, 'again' | 'done' | 'inAll'>
  /** How to cancel while the call is in flight, and checks of the result. Default: it cannot be cancelled. */
  readonly cancel?: readonly Step[]
  /** Whether the page waits for the answer. If not, the call lasts as long as the page, and the user does not notice it. Default: true. */
  readonly isAwaited?: boolean
  /** Whether a second attempt without a network gets as far as this call. Default: true. */
  readonly canRetryOffline?: boolean
  /** How often this call is made in total. Default: twice, or once if `again` is null. */
  readonly inAll?: number
}

/** Rows by call. A call that is made in several places has a row for each: `logIn, with a code`. */
export type FaultRows = Readonly<Record<string, FaultRow>>

/** The call of a row. */
export const callOf = (row: string) => row.replace(/,.*/, '')
