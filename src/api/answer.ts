import * as v from 'valibot'

/** An answer whose `resource_response.data` has the given shape. */
export const answerOf = <Data extends v.GenericSchema>(data: Data) =>
  v.object({ resource_response: v.object({ data }) })

/** Answer of calls whose body says nothing that we read. */
export const emptyAnswerSchema = v.object({ resource_response: v.unknown() })
