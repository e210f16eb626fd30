import * as v from 'valibot'
import { ApiFailure } from '../failure.ts'

/** What the schema makes of a value. An app's answer that is not of the right shape is a malformed response. */
export function parse<Result>(schema: v.GenericSchema<unknown, Result>, value: unknown): Result {
  const { success, output } = v.safeParse(schema, value)
  if (!success) throw new ApiFailure('malformed')
  return output
}

/** The items of a list. A malformed one is left out, so that it does not hide the others; of two with one ID, the first counts. */
export const listOf =
  <Item extends { readonly id: string }>(schema: v.GenericSchema<unknown, Item>) =>
  (value: unknown): readonly Item[] => {
    const items = parse(v.array(v.unknown()), value).flatMap((item) => {
      const { success, output } = v.safeParse(schema, item)
      return success ? [output] : []
    })
    const seen = new Set<string>()
    return items.filter((item) => !seen.has(item.id) && seen.add(item.id))
  }
