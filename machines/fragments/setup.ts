import { fromCallback, fromPromise, type AnyStateMachine, type NonReducibleUnknown } from 'xstate'
import { warnDeveloper } from '../../src/domain/development.ts'
import type { Policy } from '../../src/domain/policy/policy.ts'
import type { Timing } from '../../src/domain/policy/timing.ts'

/** The error of a placeholder. Machines turn it into a row, so its name is told to the developer as well. */
function missing(name: string): Error {
  const text = `The actor '${name}' is not provided.`
  warnDeveloper(() => text)
  return new Error(text)
}

/** A placeholder that rejects with its name until a flow provides the real actor. */
export const notProvided = <Output, Input extends NonReducibleUnknown>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(missing(name)))

/** The same for a child machine: the flow provides it, so apps bundle only the machines they use. */
export const notProvidedMachine = <Machine extends AnyStateMachine>(name: string): Machine =>
  // SAFETY: only its type is the machine's; when started, it rejects.
  notProvided(name) as unknown as Machine

/** The same for a callback actor. */
export const notProvidedCallback = <
  Events extends { type: string },
  Input extends NonReducibleUnknown,
  Sent extends { type: string },
>(
  name: string,
) =>
  fromCallback<Events, Input, Sent>(() => {
    throw missing(name)
  })

/** The types of a machine, for `setup({ types })`. */
export function types<T>(): T {
  // SAFETY: XState reads only the type of this value.
  return {} as T
}

/** Open values and durations come from the policy only. */
export interface WithPolicy {
  readonly policy: Policy
}

const delay =
  (name: keyof Timing) =>
  ({ context }: { context: WithPolicy }) =>
    context.policy.timing[name]

/** Named delays, from the policy's timing. */
export const delays = <Name extends keyof Timing>(...names: Name[]) =>
  // SAFETY: there is one delay per name.
  Object.fromEntries(names.map((name) => [name, delay(name)])) as Record<Name, ReturnType<typeof delay>>
