import type { AnyMachineSnapshot } from 'xstate'
import type { MachineName } from '../../machines/registry.ts'
import { everyError, type EveryRowId } from '../../src/errors/index.ts'
import type { World } from './world.types.ts'

/** A world whose machine type is not known. Only pass `difference` snapshots of the world's own machine. */
interface AnyWorld extends Omit<World, 'difference'> {
  readonly name: MachineName
  readonly difference?: (snapshot: AnyMachineSnapshot) => readonly unknown[]
}

const files = import.meta.glob<Readonly<Record<string, AnyWorld>>>('../*/**/*.world.ts', { eager: true })

export const worlds: readonly AnyWorld[] = Object.values(files).flatMap((file) => Object.values(file))

const byName = new Map(worlds.map((world) => [world.name, world]))

export function worldOf(name: MachineName): AnyWorld {
  const world = byName.get(name)
  if (!world)
    throw new Error(
      `'${name}' has no world. Create ${name}.world.ts beside its stories with: ` +
        `export const ${name}World = defineWorld('${name}', { sheet: { flow, position }, inputs: { '': {} } })`,
    )
  return world
}

type TableName = keyof typeof everyError

const isTable = (name: string): name is TableName => name in everyError

/** The tables of the error catalogue that belong to a machine. */
export const tablesOf = ({ name, tables }: AnyWorld): readonly TableName[] =>
  tables ?? (isTable(name) ? [name] : [])

/** The rows of a machine's tables. */
export const rowIdsOf = (name: MachineName): readonly EveryRowId[] =>
  // SAFETY: the rows of a table have these names.
  tablesOf(worldOf(name)).flatMap((table) =>
    Object.keys(everyError[table]).map((row) => `${table}.${row}` as EveryRowId),
  )
