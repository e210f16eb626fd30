import { everyCall } from '../calls/index.ts'
import { everyEndpoint, type EveryEndpoint } from '../../src/api/everyEndpoint.ts'
import type { Sent } from '../handlers/needs.ts'
import { requestRules } from '../handlers/requestRules.ts'

export type CallName = keyof EveryEndpoint

/** A request as its handler receives it: a GET has only strings. */
export const asSent = (name: CallName, request: object): Sent =>
  everyEndpoint[name].method === 'GET'
    ? Object.fromEntries(Object.entries(request).map(([field, value]) => [field, String(value)]))
    : { ...request }

/** What a rule says about a documented request with some fields changed; `undefined` leaves a field out. */
export function judge(name: CallName, change: Sent): string | null {
  const fields = Object.entries({ ...asSent(name, everyCall[name].example), ...change })
  return requestRules[name](Object.fromEntries(fields.filter(([, value]) => value !== undefined)))
}
