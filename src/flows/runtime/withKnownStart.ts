import type { AnyMachineSnapshot, AnyStateMachine, ContextFrom, InputFrom } from 'xstate'

/**
 * Lets a machine work out once where it begins: XState goes through the chart anew for each actor, and each opening waits for it.
 * `contextOf` gives the context of an input that begins there, and null for any other, which goes the whole way. What begins there may run
 * no action and start no actor: all that differs is the context. Changes the machine that it is given, and answers with it.
 */
export function withKnownStart<Machine extends AnyStateMachine>(
  machine: Machine,
  contextOf: (input: InputFrom<Machine>) => ContextFrom<Machine> | null,
): Machine {
  const begin = machine.getInitialSnapshot
  let start: AnyMachineSnapshot | undefined
  machine.getInitialSnapshot = (scope, input) => {
    // SAFETY: what an actor is started with is the machine's input.
    const context = contextOf(input as InputFrom<Machine>)
    if (context === null) return begin(scope, input)
    start ??= { ...begin(scope, input), context: null }
    return { ...start, context, children: {} }
  }
  return machine
}
