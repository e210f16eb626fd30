import type { AnyStateMachine } from 'xstate'

/** Code that is loaded when it is first needed: machines, screens and messages that belong together. */
export interface LazyPart<Part> {
  /** Loads the part, unless it is loaded. After a failure, the next call tries again. */
  readonly load: () => Promise<Part>
  /** The part, or null until it is loaded. */
  readonly loaded: () => Part | null
  /** Makes the part available immediately, for a page that imports it itself, because a server cannot wait. */
  readonly preload: (part: Part) => void
}

export function lazyPart<Part>(fetchPart: () => Promise<Part>): LazyPart<Part> {
  let part: Part | null = null
  return {
    load: async () => (part ??= await fetchPart()),
    loaded: () => part,
    preload: (preloaded) => {
      part = preloaded
    },
  }
}

/** A machine whose code is loaded after `provide` has named it, but before it is started. */
export function lazyMachine<Machine extends AnyStateMachine>(create: () => Machine): Machine {
  let created: Machine | undefined
  const machine = () => (created ??= create())
  type Logic = Pick<
    Machine,
    'getInitialSnapshot' | 'transition' | 'start' | 'getPersistedSnapshot' | 'restoreSnapshot'
  >
  const logic: Logic = {
    getInitialSnapshot: (...args) => machine().getInitialSnapshot(...args),
    transition: (...args) => machine().transition(...args),
    start: (...args) => machine().start(...args),
    getPersistedSnapshot: (...args) => machine().getPersistedSnapshot(...args),
    restoreSnapshot: (...args) => machine().restoreSnapshot(...args),
  }
  // SAFETY: these five methods are all that XState calls on an actor's logic.
  return logic as Machine
}
