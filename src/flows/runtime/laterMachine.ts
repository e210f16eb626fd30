import type { AnyStateMachine } from 'xstate'

/**
 * Stands in for a machine that is not on the page yet. It may be given to `provide` at once; the real one is asked for when the
 * stand-in is first started, which a machine does only after it has fetched it.
 */
export function laterMachine<Machine extends AnyStateMachine>(make: () => Machine): Machine {
  let machine: Machine | undefined
  // SAFETY: every property that XState reads comes from the real machine.
  return new Proxy({} as Machine, { get: (_, key): unknown => Reflect.get((machine ??= make()), key) })
}
