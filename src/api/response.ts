import * as v from 'valibot'

/** The schema of a response with `data` in its `resource_response`. */
export const responseOf = <Data extends v.GenericSchema>(data: Data) =>
  v.object({ resource_response: v.object({ data }) })

/** The schema of a response whose body we don't read. */
export const emptyResponseSchema = v.object({ resource_response: v.unknown() })
