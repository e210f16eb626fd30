/** The differences between two lists, by name. A renamed item has the same shape under another name. */
export interface Changes {
  readonly added: readonly string[]
  readonly removed: readonly string[]
  /** Pairs of old and new name. */
  readonly renamed: readonly (readonly [string, string])[]
}

/** Items by name, each with a description that does not include the name. */
export type Shapes = Readonly<Record<string, string>>

/** Maps each shape to the only name that has it. Ambiguous shapes are left out. */
function byShape(names: readonly string[], shapes: Shapes): ReadonlyMap<string, string> {
  const seen = new Map<string, string[]>()
  for (const name of names) seen.set(shapes[name] ?? '', [...(seen.get(shapes[name] ?? '') ?? []), name])
  return new Map(
    [...seen].flatMap(([shape, same]) =>
      same.length === 1 && same[0] !== undefined ? [[shape, same[0]] as const] : [],
    ),
  )
}

/** Finds added, removed and renamed items. A removed and an added item that alone share a shape count as renamed. */
export function changesOf(before: Shapes, after: Shapes): Changes {
  const removed = Object.keys(before).filter((name) => !(name in after))
  const added = Object.keys(after).filter((name) => !(name in before))
  const addedByShape = byShape(added, after)
  const renamed = [...byShape(removed, before)].flatMap(([shape, old]) => {
    const current = addedByShape.get(shape)
    return current === undefined ? [] : [[old, current] as const]
  })
  const oldNames = new Set(renamed.map(([old]) => old))
  const newNames = new Set(renamed.map(([, current]) => current))
  return {
    added: added.filter((name) => !newNames.has(name)),
    removed: removed.filter((name) => !oldNames.has(name)),
    renamed,
  }
}
