import type { Client } from '../../api/client.ts'
import type { Endpoint } from '../../api/endpoint.ts'
import type { ForProfile } from '../../api/saving/saving.payloads.ts'
import { memberClientOf } from '../runtime/memberClientOf.ts'
import type { TackboardConfig } from '../runtime/config.ts'

/**
 * A client for saving that sends the profile the member acts for with every call, so that boards, pins and sections belong to the business
 * named in the bar.
 */
export const savingClient =
  <T extends Readonly<Record<string, Endpoint<ForProfile>>>>(table: T) =>
  (config: Pick<TackboardConfig, 'api' | 'policy' | 'actingFor' | 'sessionGate'>): Client<T> => {
    const client = memberClientOf(table)(config)
    const { actingFor } = config
    if (!actingFor) return client
    type Call = (payload: object, signal?: AbortSignal) => Promise<unknown>
    // SAFETY: each entry calls the function of the same name, and each payload takes the field.
    const calls = Object.entries(client as Readonly<Record<string, Call>>).map(([name, call]) => [
      name,
      (...[payload, signal]: Parameters<Call>) => call({ orbac_subject_id: actingFor, ...payload }, signal),
    ])
    return Object.fromEntries(calls) as Client<T>
  }
