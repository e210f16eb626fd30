/** What is in one list and not in the other, told by name; `renamed` has the same shape under another name. */
export interface Changes {
  readonly added: readonly string[]
  readonly removed: readonly string[]
  /** Old name, new name. */
  readonly renamed: readonly (readonly [string, string])[]
}

/** Things by their name, each with what it is apart from its name. */
export type Shapes = Readonly<Record<string, string>>

/** Names of a shape, where no other of them has it: two that look alike could be taken for one another. */
function byShape(names: readonly string[], shapes: Shapes): ReadonlyMap<string, string> {
  const seen = new Map<string, string[]>()
  for (const name of names) seen.set(shapes[name] ?? '', [...(seen.get(shapes[name] ?? '') ?? []), name])
  return new Map(
    [...seen].flatMap(([shape, alike]) =>
      alike.length === 1 && alike[0] !== undefined ? [[shape, alike[0]] as const] : [],
    ),
  )
}

/** Tells what was added, removed and renamed: renamed is one that went and one that came with the same shape, and no third like them. */
export function changesOf(before: Shapes, after: Shapes): Changes {
  const removed = Object.keys(before).filter((name) => !(name in after))
  const added = Object.keys(after).filter((name) => !(name in before))
  const came = byShape(added, after)
  const renamed = [...byShape(removed, before)].flatMap(([shape, old]) => {
    const now = came.get(shape)
    return now === undefined ? [] : [[old, now] as const]
  })
  const [olds, news] = [new Set(renamed.map(([old]) => old)), new Set(renamed.map(([, now]) => now))]
  return {
    added: added.filter((name) => !news.has(name)),
    removed: removed.filter((name) => !olds.has(name)),
    renamed,
  }
}
