import type { EventObject, SnapshotFrom } from 'xstate'
import type { MachineName, registry } from '../../machines/registry.ts'
import type { ApiFailure } from '../../src/api/failure.ts'
import type { everyError } from '../../src/errors/index.ts'
import type { FlowId } from '../flows/flows.ts'

/** A machine's inputs, its events apart from those of timers and actors, and its place on the contact sheets. */
export interface World<Name extends MachineName = MachineName> {
  /** The contact sheet that shows the machine, and the machine's place on it. */
  readonly sheet: { readonly flow: FlowId; readonly position: number }
  /** Its tables of the error catalogue. Default: the table with its name, if there is one. */
  readonly tables?: readonly (keyof typeof everyError)[]
  /** Inputs to start it with, by name; '' for the usual one. */
  readonly inputs: Readonly<Record<string, object>>
  readonly events?: readonly (EventObject & Record<string, unknown>)[]
  /** The failed calls that it distinguishes. Default: none. */
  readonly failures?: readonly ApiFailure[]
  /** Distinguishes snapshots with the same state and errors. Default: they are considered equal. */
  difference?(snapshot: SnapshotFrom<(typeof registry)[Name]>): readonly unknown[]
}

/** Defines the world of a machine. */
export const defineWorld = <Name extends MachineName>(name: Name, world: World<Name>) => ({ name, ...world })
