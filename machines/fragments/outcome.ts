import { toFailure } from '../../src/api/failure.ts'
import type { Output, Thrown } from './events.ts'

type WithOutcome = Output<{ readonly outcome: string }>

/** Final states that say how a machine ended, each with its own output. */
export const outcomesOf = <Context, Outcome extends { readonly outcome: string }>() => ({
  /** A final state, and what the machine returns when it ends there. */
  final: (read: (context: Context) => Outcome) => ({
    type: 'final' as const,
    output: ({ context }: { context: Context }) => read(context),
  }),
  /** The machine's own `output`: that of the final state it reached. */
  // SAFETY: every final state of the machine is built by `final`.
  output: ({ event }: { event: { readonly output: unknown } }) => event.output as Outcome,
})

/** Guard: whether a child machine ended with this outcome. */
export const isOutcome = (_: unknown, { output, outcome }: WithOutcome & { readonly outcome: string }) =>
  output.outcome === outcome

/** `{ guard: endedWith('connected'), target: … }` */
export const endedWith = <Name extends string>(outcome: Name) => ({
  type: 'isOutcome' as const,
  params: ({ event }: { event: WithOutcome }) => ({ output: event.output, outcome }),
})

/** Why a call failed; null if it timed out. */
export const failureOf = ({ error }: Thrown) => (error === null ? null : toFailure(error))

/** A value that is set whenever the state at hand is reached. A machine that gets there without it has a bug, and stops. */
export function required<T>(value: T | null, name: string): T {
  if (value === null) throw new Error(`This state is not reachable without '${name}'.`)
  return value
}
