import {
  createActor,
  fromCallback,
  fromPromise,
  type Actor,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ContextFrom,
  type InputFrom,
  type InspectionEvent,
  type NonReducibleUnknown,
  type OutputFrom,
} from 'xstate'
import { stopRootWithRehydration } from './strictMode.ts'

/** Lets pending promises settle. Does not wait for timers. */
export const flush = () => new Promise<void>((resolve) => setImmediate(resolve))

/** One call of a fake actor, settled by the test. `resolve` and `reject` resolve once the machine has reacted. */
export interface FakeCall<Output, Input> {
  readonly input: Input
  readonly signal: AbortSignal
  readonly resolve: (output: Output) => Promise<void>
  readonly reject: (error: unknown) => Promise<void>
}

/** A fake promise actor: each call waits until the test settles it. */
export function deferred<Output, Input extends NonReducibleUnknown = undefined>() {
  const calls: FakeCall<Output, Input>[] = []
  return {
    calls: calls as readonly FakeCall<Output, Input>[],
    /** The latest call. */
    last() {
      const call = calls.at(-1)
      if (!call) throw new Error('The actor was not called.')
      return call
    },
    logic: fromPromise<Output, Input>(({ input, signal }) => {
      const { promise, resolve, reject } = Promise.withResolvers<Output>()
      const settle =
        <T>(how: (value: T) => void) =>
        (value: T) => {
          how(value)
          return flush()
        }
      calls.push({ input, signal, resolve: settle(resolve), reject: settle(reject) })
      return promise
    }),
  }
}

/** A fake callback actor: records the events it receives, and sends events for the test. */
export function fakeCallback<
  Received extends { type: string },
  Input extends NonReducibleUnknown,
  Sent extends { type: string },
>() {
  const runs: {
    readonly input: Input
    readonly send: (event: Sent) => void
    readonly received: Received[]
    isStopped: boolean
  }[] = []
  return {
    runs: runs as readonly (typeof runs)[number][],
    /** The latest run. */
    last() {
      const latest = runs.at(-1)
      if (!latest) throw new Error('The actor was not started.')
      return latest
    },
    logic: fromCallback<Received, Input, Sent>(({ input, sendBack, receive }) => {
      const current = { input, send: sendBack, received: [] as Received[], isStopped: false }
      runs.push(current)
      receive((event) => current.received.push(event))
      return () => void (current.isStopped = true)
    }),
  }
}

/** The fakes as a machine takes them: `machine.provide({ actors: logicsOf(fakes) })`. */
export const logicsOf = <Fakes extends Readonly<Record<string, { readonly logic: unknown }>>>(fakes: Fakes) =>
  // SAFETY: a logic for each name.
  Object.fromEntries(Object.entries(fakes).map(([name, { logic }]) => [name, logic])) as {
    readonly [Name in keyof Fakes]: Fakes[Name]['logic']
  }

type Logics<Machine extends AnyStateMachine> = NonNullable<Parameters<Machine['provide']>[0]['actors']>

/** The machine with a fake in place of each of these actors. A child machine is replaced by a promise with its input and output. */
export function withFakes<Machine extends AnyStateMachine, Name extends keyof Logics<Machine> & string>(
  machine: Machine,
  ...names: readonly Name[]
) {
  type LogicOf<Key extends Name> = Extract<Logics<Machine>[Key], AnyActorLogic>
  // SAFETY: a fake for each name; it has the input and output of the actor that it replaces.
  const fakes = Object.fromEntries(names.map((name) => [name, deferred()])) as unknown as {
    readonly [Key in Name]: ReturnType<typeof deferred<OutputFrom<LogicOf<Key>>, InputFrom<LogicOf<Key>>>>
  }
  // SAFETY: a machine only uses an actor's input and output, which these have.
  return { fakes, machine: machine.provide({ actors: logicsOf(fakes) as never }) as Machine }
}

/** 'strict' starts, stops and restarts an actor, as React's StrictMode does. D7. */
export type Mode = 'plain' | 'strict'

/** What a test may choose: parts of a machine's input, and how it starts. */
export type Options<Input> = Partial<Input> & { readonly mode?: Mode | undefined }

/** The part of a clock that XState needs; machines may not import the platform's manual clock. */
export interface TestClock {
  setTimeout(run: () => void, ms: number): unknown
  clearTimeout(id: unknown): void
}

/** Starts a machine on a clock, and records what it and its children emit. */
export function run<Machine extends AnyStateMachine, Clock extends TestClock>(
  machine: Machine,
  {
    mode = 'plain',
    give = () => undefined,
    ...options
  }: {
    readonly clock: Clock
    readonly input?: unknown
    /** Gives the actors what they read when they run, such as a flow's config. Default: nothing. */
    readonly give?: (actor: AnyActorRef) => void
    readonly mode?: Mode | undefined
    readonly inspect?: (event: InspectionEvent) => void
  },
) {
  const emitted: { readonly type: string }[] = []
  const actors = new Set<AnyActorRef>()
  const record = (actor: AnyActorRef) => actor.on('*', (event) => emitted.push(event))
  // SAFETY: each test passes the input that its machine needs.
  const actor = createActor(machine, {
    ...options,
    inspect(event: InspectionEvent) {
      options.inspect?.(event)
      if (event.type !== '@xstate.actor') return
      // SAFETY: inspection events refer to actors of this system.
      const ref = event.actorRef as AnyActorRef
      actors.add(ref)
      record(ref)
    },
  } as never) as Actor<Machine>
  // SAFETY: the actor runs a machine, so its snapshot is a machine snapshot.
  const snapshot = () => actor.getSnapshot() as AnyMachineSnapshot
  give(actor)
  actor.start()
  if (mode === 'strict') {
    stopRootWithRehydration(actor)
    actor.start()
    for (const ref of actors) record(ref)
  }
  return {
    actor,
    clock: options.clock,
    emitted,
    send: actor.send,
    context: (): ContextFrom<Machine> => snapshot().context,
    output: (): OutputFrom<Machine> | undefined => snapshot().output,
    /** The events of this type that were emitted. */
    of: (type: string) => emitted.filter((event) => event.type === type),
    /** The current state, such as `editing.typing`. */
    at: (): string => leafOf(snapshot().value),
    /** A child's current state; null if it is not running. */
    childAt: (id: string): string | null => {
      const child: AnyActorRef | undefined = snapshot().children[id]
      return child ? leafOf(child.getSnapshot().value) : null
    },
  }
}

/** The path of a state value: `editing.typing`. */
export function leafOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([key, inner]) => `${key}.${leafOf(inner)}`)
    .join(' ')
}
