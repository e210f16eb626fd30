import type { ErrorRow, ErrorTable } from './catalogue.ts'

/** Tables of the catalogue by name. */
type Tables = Readonly<Record<string, ErrorTable>>

/** The ids of all rows of some tables: `<table>.<row>`. */
export type RowIdOf<T extends Tables> = { [K in keyof T]: `${K & string}.${keyof T[K] & string}` }[keyof T]

/** The errors on screen by their place in a form. */
export type ErrorSlots<Slot extends string, Id extends string> = { readonly [S in Slot]?: Id }

/** Looks rows up by id, and says where they show. */
export function rowsOf<T extends Tables>(tables: T) {
  const rows: Readonly<Record<string, ErrorRow>> = Object.fromEntries(
    Object.entries(tables).flatMap(([table, own]) =>
      Object.entries(own).map(([name, row]) => [`${table}.${name}`, row]),
    ),
  )
  /** The row behind an id. */
  const row = (id: RowIdOf<T>): ErrorRow => {
    const found = rows[id]
    if (!found) throw new Error(`The catalogue has no row '${id}'.`)
    return found
  }
  return {
    row,
    /** Where a row's text stands in a form: the field's name, or 'notice'. Null when it shows elsewhere. */
    slotOf(id: RowIdOf<T>): string | null {
      const { placement } = row(id)
      return placement.kind === 'field' ? placement.field : placement.kind === 'notice' ? 'notice' : null
    },
    /** The dialog a row opens; null when it opens none. */
    dialogOf(id: RowIdOf<T>): string | null {
      const { placement } = row(id)
      return placement.kind === 'dialog' ? placement.dialog : null
    },
  }
}
