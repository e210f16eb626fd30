/** Internals of an actor that @xstate/react uses. */
interface Insides {
  observers: Set<unknown>
  readonly system: { getSnapshot?(): unknown }
  getSnapshot(): { readonly children?: Readonly<Record<string, Insides>> }
  stop(): void
}

/** What @xstate/react does with a root actor on cleanup: stops it so that it can restart from the same state. */
export function stopRootWithRehydration(root: unknown): void {
  // SAFETY: @xstate/react 6 reads and writes these same fields.
  const actor = root as Insides
  const all = (ref: Insides): Insides[] => [
    ref,
    ...Object.values(ref.getSnapshot().children ?? {}).flatMap(all),
  ]
  const stopped = all(actor).map((ref) => ({ ref, snapshot: ref.getSnapshot() }))
  for (const { ref } of stopped) ref.observers = new Set()
  const system = actor.system.getSnapshot?.()
  actor.stop()
  Object.assign(actor.system, { _snapshot: system })
  for (const { ref, snapshot } of stopped) Object.assign(ref, { _processingStatus: 0, _snapshot: snapshot })
}
