import type { Hashes } from './sheets/hashes.ts'

/** The stories with a committed screenshot that took none, although they still exist: they failed. */
export const failedIds = (
  committed: readonly string[],
  taken: readonly string[],
  orphans: readonly string[],
): string[] => committed.filter((id) => !taken.includes(id) && !orphans.includes(id))

/** The sheets to draw at the base: those that changed, and those that no longer exist. New sheets are not there. */
export const sheetsToRedraw = (
  changed: readonly string[],
  existing: readonly string[],
  hashesAtBase: Hashes,
): string[] => [
  ...changed.filter((name) => hashesAtBase.has(name)),
  ...[...hashesAtBase.keys()].filter((name) => !existing.includes(name)),
]
