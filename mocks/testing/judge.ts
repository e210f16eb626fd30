import { everyCall } from '../calls/index.ts'
import { everyEndpoint, type EveryEndpoint } from '../../src/api/everyEndpoint.ts'
import type { Sent } from '../handlers/needs.ts'
import { requestRules } from '../handlers/requestRules.ts'

export type CallName = keyof EveryEndpoint

/** A documented request as its handler receives it: a GET has only strings. */
export function documented(name: CallName): Sent {
  const fields = Object.entries(everyCall[name].example)
  return Object.fromEntries(
    everyEndpoint[name].method === 'GET' ? fields.map(([field, value]) => [field, String(value)]) : fields,
  )
}

/** What a rule says about a documented request with some fields changed; `undefined` leaves a field out. */
export function judge(name: CallName, change: Sent): string | null {
  const fields = Object.entries({ ...documented(name), ...change })
  return requestRules[name](Object.fromEntries(fields.filter(([, value]) => value !== undefined)))
}
