import type { EventObject, SnapshotFrom } from 'xstate'
import type { MachineName, registry } from '../../../machines/registry.ts'
import type { ApiFailure } from '../../../src/api/failure.ts'
import type { everyError } from '../../../src/errors/index.ts'
import type { FlowId } from '../../flows/flows.ts'

/** What can happen to a machine besides its timers and its actors, and where the contact sheets show it. */
export interface World<Name extends MachineName = MachineName> {
  /** The contact sheet that shows the machine, and the machine's place on it. */
  readonly sheet: { readonly flow: FlowId; readonly position: number }
  /** Its tables of the error catalogue. Default: the table with its name, if there is one. */
  readonly tables?: readonly (keyof typeof everyError)[]
  /** Inputs to start it with, by description; '' for one that needs none. */
  readonly inputs: Readonly<Record<string, object>>
  readonly events?: readonly (EventObject & Record<string, unknown>)[]
  /** The failures of calls that it distinguishes. Default: none. */
  readonly failures?: readonly ApiFailure[]
  /** What tells two snapshots apart, besides their state and their errors. Default: nothing. */
  difference?(snapshot: SnapshotFrom<(typeof registry)[Name]>): readonly unknown[]
}

/** The world of the machine with that name. */
export const defineWorld = <Name extends MachineName>(name: Name, world: World<Name>) => ({ name, ...world })
