import type { ErrorRow, ErrorTable } from './catalogue.ts'

/** Tables by name. */
export type Tables = Readonly<Record<string, ErrorTable>>

/** The IDs of all rows: `<table>.<row>`. */
export type RowIdOf<T extends Tables> = { [K in keyof T]: `${K & string}.${keyof T[K] & string}` }[keyof T]

/** The visible errors of a form by slot. */
export type ErrorSlots<Slot extends string, Id extends string> = { readonly [S in Slot]?: Id }

/** Looks up rows and their placement by ID. */
export function rowsOf<T extends Tables>(tables: T) {
  const rows: Readonly<Record<string, ErrorRow>> = Object.fromEntries(
    Object.entries(tables).flatMap(([table, own]) =>
      Object.entries(own).map(([name, row]) => [`${table}.${name}`, row]),
    ),
  )
  const row = (id: RowIdOf<T>): ErrorRow => {
    const found = rows[id]
    if (!found) throw new Error(`The catalogue has no row '${id}'.`)
    return found
  }
  return {
    row,
    /** The slot of a row in a form: the field's name, or 'notice'; null if it is shown elsewhere. */
    slotOf(id: RowIdOf<T>): string | null {
      const { placement } = row(id)
      return placement.kind === 'field' ? placement.field : placement.kind === 'notice' ? 'notice' : null
    },
    /** The dialog a row opens, or null. */
    dialogOf(id: RowIdOf<T>): string | null {
      const { placement } = row(id)
      return placement.kind === 'dialog' ? placement.dialog : null
    },
  }
}
