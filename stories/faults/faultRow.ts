import type { ReactNode } from 'react'
import type { StageOptions } from '../support/stage/stage.ts'
import type { Step } from '../support/steps/steps.ts'

/** How somebody makes a call, and what a fault must leave them with. */
export interface FaultRow extends StageOptions {
  /** What is on the page. */
  readonly page: () => ReactNode
  /** From there to just before the call. Default: nothing. */
  readonly before?: readonly Step[]
  /** What makes the call. Default: the page makes it by itself. */
  readonly sends?: readonly Step[]
  /** What is said after a fault. Default: nothing. */
  readonly says?: readonly Step[]
  /** What must still be there of what was typed or chosen, or the place where the user can go on. */
  readonly keeps: readonly Step[]
  /** How the user tries again. Default: as the first time. Null: nobody asked for the call, and the user goes on without it. */
  readonly again?: readonly Step[] | null
  /** What shows that the call has been answered. */
  readonly done: readonly Step[]
  /** What shows that the user can go on without the call, if `again` is null. Default: `done`. */
  readonly without?: readonly Step[]
  /** What differs in a second attempt if the server had done what it was asked, and only its answer was lost. Default: nothing. */
  readonly whenActed?: Pick<FaultRow, 'again' | 'done' | 'inAll'>
  /** How Cancel is reached while the call is in flight, and what is there afterwards. Default: there is none. */
  readonly cancel?: readonly Step[]
  /** Whether the page waits for the answer. If not, the call lasts as long as the page does, and is felt by nobody. Default: true. */
  readonly isAwaited?: boolean
  /** Whether a second attempt without a network would come as far as this call. Default: true. */
  readonly canRetryOffline?: boolean
  /** How often this call is made in the end. Default: twice, or once if `again` is null. */
  readonly inAll?: number
}

/** Rows by call. A call that is made in several places has a row for each: `logIn, with a code`. */
export type FaultRows = Readonly<Record<string, FaultRow>>

/** The call of a row. */
export const callOf = (row: string) => row.replace(/,.*/, '')
