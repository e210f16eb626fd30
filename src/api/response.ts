import * as v from 'valibot'

/** A text that is not empty, such as an ID or a username. */
export const nonEmptySchema = v.custom<string>((value) => typeof value === 'string' && value !== '')

/** An object with these fields. Unlike valibot's, an array is none. */
export const object = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.custom<object>((value) => !Array.isArray(value)),
    v.object(entries),
  )

/** The schema of a response with `data` in its `resource_response`. */
export const responseOf = <Data extends v.GenericSchema>(data: Data) =>
  object({ resource_response: object({ data }) })

/** The schema of a response whose body we don't read: an object of the usual form, or nothing, as of a 204. */
export const emptyResponseSchema = v.optional(responseOf(v.optional(v.unknown())))

/** A list in which a malformed item is null, so that it does not hide the others. */
export const listOf = <Item extends v.GenericSchema>(item: Item) =>
  v.array(v.fallback(v.nullable(item), null))
