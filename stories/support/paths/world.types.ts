import type { EventObject } from 'xstate'
import type { ApiFailure } from '../../../src/api/failure.ts'

/** What can happen to a machine besides its timers and what it invokes. */
export interface World {
  /** What it may be started with, by the words for it; '' for what needs none. */
  readonly inputs: Readonly<Record<string, object>>
  readonly events?: readonly (EventObject & Record<string, unknown>)[]
  /** How calls may fail, as far as the machine tells one failure from another. Default: none does. */
  readonly failures?: readonly ApiFailure[]
}
