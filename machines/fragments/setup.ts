import { fromCallback, fromPromise, type AnyStateMachine, type NonReducibleUnknown } from 'xstate'
import type { Policy } from '../../src/domain/policy/policy.ts'
import type { Timing } from '../../src/domain/policy/timing.ts'

/** An actor that rejects with a sentence until a flow provides the real one: a forgotten wire fails loudly. */
export const notProvided = <Output, Input extends NonReducibleUnknown>(name: string) =>
  fromPromise<Output, Input>(() =>
    Promise.reject(new Error(`The actor '${name}' must be provided by the flow.`)),
  )

/** The same for a child machine: the flow provides it, so an app ships only the children that it uses. */
export const notProvidedMachine = <Machine extends AnyStateMachine>(name: string): Machine =>
  // SAFETY: it stands in for the machine's type alone; started as it is, it rejects.
  notProvided(name) as unknown as Machine

/** The same for an actor that sends events while it lives. */
export const notProvidedCallback = <
  Events extends { type: string },
  Input extends NonReducibleUnknown,
  Sent extends { type: string },
>(
  name: string,
) =>
  fromCallback<Events, Input, Sent>(() => {
    throw new Error(`The actor '${name}' must be provided by the flow.`)
  })

/** The types of a machine, for `setup({ types })`. */
export function types<T>(): T {
  // SAFETY: XState reads only the type of this value.
  return {} as T
}

/** Every machine knows its policy: open values and times are read there alone. */
export interface WithPolicy {
  readonly policy: Policy
}

const delay =
  (name: keyof Timing) =>
  ({ context }: { context: WithPolicy }) =>
    context.policy.timing[name]

/** Named delays out of the policy's timing. */
export const delays = <Name extends keyof Timing>(...names: Name[]) =>
  // SAFETY: one delay is made for each name.
  Object.fromEntries(names.map((name) => [name, delay(name)])) as Record<Name, ReturnType<typeof delay>>
