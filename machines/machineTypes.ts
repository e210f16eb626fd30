import type {
  ActorRefFrom,
  AnyStateMachine,
  ContextFrom,
  EmittedFrom,
  EventFrom,
  InputFrom,
  OutputFrom,
  SnapshotFrom,
} from 'xstate'

/** All types of a machine by one name: `MachineTypes<typeof loginMachine>['event']`. */
export interface MachineTypes<Machine extends AnyStateMachine> {
  readonly input: InputFrom<Machine>
  readonly context: ContextFrom<Machine>
  readonly event: EventFrom<Machine>
  readonly output: OutputFrom<Machine>
  readonly emitted: EmittedFrom<Machine>
  readonly snapshot: SnapshotFrom<Machine>
  readonly actorRef: ActorRefFrom<Machine>
  /** What `machine.provide({ actors })` takes. */
  readonly actors: NonNullable<Parameters<Machine['provide']>[0]['actors']>
}
